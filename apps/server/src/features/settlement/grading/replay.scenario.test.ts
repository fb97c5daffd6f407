import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { allVoid, homeWon } from '../fixtures/settlement-steps.ts';
import { settlementSuite } from '../fixtures/settlement-suite.ts';

const { balance, begin, callOff, gradeMatch, end, forgetJobs, minutesAfter, ...more } =
  settlementSuite();
const { newMatches, place, statusOf, sweep, tell, work } = more;
const { open, settled, abnormal } = orderStatuses;

/** What the sweep of every minute finds, and the work that follows from it. */
async function aMinuteLater(): Promise<void> {
  await sweep();
  await work();
  await work();
}

test('[STL-15] a match that is called off is waited for, and the stake goes back when it is not played', async () => {
  newMatches('31');
  const before = await balance();
  const id = await place('310101');
  callOff('31', 'canceled');
  tell('31', allVoid);
  minutesAfter('31', 1_439);
  await aMinuteLater();
  expect([await statusOf(id), await balance()]).toEqual([open.id, before - shillings(1_000)]);
  minutesAfter('31', 1_440);
  await aMinuteLater();
  expect([await statusOf(id), await balance()]).toEqual([settled.id, before]);
});

test('[STL-15] one that is played after all is decided by its result', async () => {
  newMatches('32');
  const before = await balance();
  const id = await place('320101');
  begin('32');
  callOff('32', 'abandoned');
  tell('32', allVoid);
  minutesAfter('32', 90);
  await aMinuteLater();
  expect(await statusOf(id)).toBe(open.id);
  minutesAfter('32', 1_300);
  begin('32');
  tell('32', homeWon);
  end('32', [1, 0]);
  await forgetJobs();
  await gradeMatch('32');
  await work();
  expect(await statusOf(id)).toBe(settled.id);
  expect(await balance()).toBeGreaterThan(before);
});

test('[STL-15] the provider may say nothing at all: after the wait the stake goes back', async () => {
  newMatches('33');
  const before = await balance();
  const id = await place('330101');
  callOff('33', 'canceled');
  minutesAfter('33', 200);
  await aMinuteLater();
  expect(await statusOf(id), 'nobody has to look at it meanwhile').toBe(open.id);
  minutesAfter('33', 1_441);
  await aMinuteLater();
  expect([await statusOf(id), await balance()]).toEqual([settled.id, before]);
});

test('[STL-15] who gave up has ended the match: nothing is waited for', async () => {
  newMatches('34');
  const before = await balance();
  const id = await place('340101');
  begin('34');
  callOff('34', 'retired');
  tell('34', allVoid);
  minutesAfter('34', 60);
  await aMinuteLater();
  expect([await statusOf(id), await balance()]).toEqual([settled.id, before]);
});

test('[STL-15] a match that is only silent is not given up: a person looks at it', async () => {
  newMatches('35');
  const id = await place('350101');
  begin('35');
  minutesAfter('35', 1_441);
  await aMinuteLater();
  expect(await statusOf(id)).toBe(abnormal.id);
});
