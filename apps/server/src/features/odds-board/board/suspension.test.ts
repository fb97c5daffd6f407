import type { MonitoringContent } from '@kipute/contract/live-board';
import { expect, test } from 'vitest';
import { aBoard } from '../fixtures/a-board.ts';
import { RecordingHub } from '../fixtures/recording-hub.ts';

function worldWithHub() {
  const world = aBoard();
  world.match('7').threeWay([2_000, 3_000, 4_000]).lines(47, [2.5]);
  world.match('8').threeWay([2_000, 3_000, 4_000]);
  const hub = new RecordingHub();
  const feature = world.feature();
  feature.live.publishOn(hub);
  for (const topic of ['match:7', 'match:8']) hub.follow(topic);
  /** `70101:7` is a selection shown as suspended. */
  const heard = () =>
    hub.heard().flatMap(({ content }) => {
      const { entities } = content as MonitoringContent;
      return entities.map(({ outcomeId, statusId }) => `${outcomeId}:${statusId}`);
    });
  return { world, feature, heard };
}

const suspensions = (selections: readonly string[], matches: readonly string[] = []) => ({
  selections: new Set(selections),
  matches: new Set(matches),
});

test('[ODB-60] a suspended selection is told as suspended, cannot be bet on, and opens again', () => {
  const { feature, heard } = worldWithHub();
  feature.setSuspensions(suspensions(['70101', '80103']));
  expect(heard()).toEqual(['70101:7', '80103:7']);
  expect(feature.quote('70101')).toEqual({ ok: false, refusal: 'offer-locked' });
  expect(feature.outcomeOf('70101', 'sw')).toMatchObject({ statusId: 7, odds: 2 });
  expect(feature.isBettable('70102')).toBe(true);
  feature.setSuspensions(suspensions(['80103']));
  expect(heard()).toEqual(['70101:1']);
  expect(feature.isBettable('70101')).toBe(true);
});

test('[ODB-60] of a suspended match everything is, and what stays as it was is not told', () => {
  const { feature, heard } = worldWithHub();
  feature.setSuspensions(suspensions([], ['7']));
  expect(heard()).toEqual(['70101:7', '70102:7', '70103:7', '70201:7', '70202:7']);
  feature.setSuspensions(suspensions([], ['7']));
  expect(heard()).toEqual([]);
  expect(feature.isBettable('80101')).toBe(true);
});

test('[ODB-60] a price that changes while suspended stays locked', () => {
  const { world, feature, heard } = worldWithHub();
  feature.setSuspensions(suspensions(['70101']));
  heard();
  world.catalogue.changeOffer('701011', { odds: 2_300 });
  expect(heard()).toEqual(['70101:7']);
});

test('[ODB-60] which matches are listed does not change by it', () => {
  const board = worldWithHub().world.board();
  const before = board.listingRevision();
  board.setSuspensions(suspensions([], ['7', '8']));
  expect(board.listingRevision()).toBe(before);
});
