import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { shillings } from '@kipute/domain/money/senti';
import { eventActionTypes, eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { awayWon, homeWon } from '../fixtures/settlement-steps.ts';
import { settlementSuite } from '../fixtures/settlement-suite.ts';

const { balance, gradeMatch, end, newMatches, place, statusOf, tell, work, world } =
  settlementSuite();
const { open, settled, abnormal } = orderStatuses;

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
  await gradeMatch('9');
  expect(await statusOf(home)).toBe(open.id);

  standsAt(63);
  await gradeMatch('9');
  await gradeMatch('9');
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, open.id]);
  expect(await balance()).toBe(shillings(8_000 + 1_900));

  tell('9', ['DidNotHappen', 'DidHappen', 'DidNotHappen']);
  for (const minute of [80, 85]) {
    match.incident({ typeId: eventActionTypes.goal, partId: 6, minute, teamId: match.awayId });
  }
  world().odds.catalogue.facts.delete('9');
  end('9', [2, 2]);
  await gradeMatch('9');
  await work();
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, settled.id]);
  expect(await balance()).toBe(shillings(8_000 + 1_900));
});

test('[STL-31] who wins by two is paid by the result, which may be corrected', async () => {
  newMatches('33');
  world().twoUp.add('33');
  const [home, away] = [await place('330101'), await place('330103')];
  tell('33', homeWon);
  end('33', [2, 0]);
  await gradeMatch('33');
  await work();
  expect(await balance()).toBe(shillings(8_000 + 1_900));
  tell('33', awayWon);
  world().odds.catalogue.facts.delete('33');
  end('33', [0, 2]);
  await gradeMatch('33');
  await work();
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, settled.id]);
  expect(await balance()).toBe(shillings(8_000 + 3_700));
});

test('[STL-31] when the provider denies that win, nobody is paid', async () => {
  newMatches('34');
  world().twoUp.add('34');
  const home = await place('340101');
  tell('34', awayWon);
  end('34', [3, 0]);
  await gradeMatch('34');
  await work();
  expect([await statusOf(home), await balance()]).toEqual([abnormal.id, shillings(9_000)]);
});

test('[STL-31] a win by two that is corrected to a come-back stays won', async () => {
  newMatches('36');
  world().twoUp.add('36');
  const home = await place('360101');
  const match = world().odds.match('36');
  const goal = (minute: number, teamId: string) =>
    match.incident({ typeId: eventActionTypes.goal, partId: 6, minute, teamId });
  for (const minute of [50, 60]) goal(minute, match.homeId);
  tell('36', homeWon);
  end('36', [2, 0]);
  await gradeMatch('36');
  await work();
  world().odds.catalogue.facts.delete('36');
  for (const minute of [50, 60]) goal(minute, match.homeId);
  for (const minute of [80, 85]) goal(minute, match.awayId);
  tell('36', ['DidNotHappen', 'DidHappen', 'DidNotHappen']);
  end('36', [2, 2]);
  await gradeMatch('36');
  await work();
  expect([await statusOf(home), await balance()]).toEqual([settled.id, shillings(9_000 + 1_900)]);
});
