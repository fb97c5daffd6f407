import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { shillings } from '@kipute/domain/money/senti';
import { eventActionTypes, eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { settlementSuite } from './fixtures/settlement-suite.ts';

const { balance, decideMatch, end, place, statusOf, tell, work, world } = settlementSuite();
const { open, settled } = orderStatuses;

test('[STL-31] a side that leads by two has won for who backed it before the match, for good', async () => {
  world().twoUp.add('9');
  const match = world().odds.match('9').threeWay([2_000, 3_000, 4_000]);
  world().odds.catalogue.touch({ matches: ['9'], markets: { 9: ['901'] } });
  const [home, away] = [await place('90101'), await place('90103')];
  for (const minute of [50, 60]) {
    match.incident({ typeId: eventActionTypes.goal, partId: 6, minute, teamId: match.homeId });
  }
  const standsAt = (minute: number) => {
    world().odds.catalogue.facts.delete('9');
    match.score(2, 0, { partId: 3 }).minute(minute);
  };
  standsAt(62);
  world().odds.catalogue.changeMatch('9', { status: eventStatuses.inProgress, partId: 6 });
  await decideMatch('9');
  expect(await statusOf(home)).toBe(open.id);

  standsAt(63);
  await decideMatch('9');
  await decideMatch('9');
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, open.id]);
  expect(await balance()).toBe(shillings(8_000 + 1_900));

  tell('9', ['DidNotHappen', 'DidHappen', 'DidNotHappen']);
  for (const minute of [80, 85]) {
    match.incident({ typeId: eventActionTypes.goal, partId: 6, minute, teamId: match.awayId });
  }
  world().odds.catalogue.facts.delete('9');
  end('9', [2, 2]);
  await decideMatch('9');
  await work();
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, settled.id]);
  expect(await balance()).toBe(shillings(8_000 + 1_900));
});
