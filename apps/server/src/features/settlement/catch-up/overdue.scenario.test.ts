import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { awayWon, homeWon } from '../fixtures/settlement-steps.ts';
import { settlementSuite } from '../fixtures/settlement-suite.ts';

const { gradeMatch, end, minutesAfter, newMatches, place, statusOf, sweep, tell, work, world } =
  settlementSuite();
const { open, settled, abnormal } = orderStatuses;

test('[STL-13] bets that wait for a result for too long are shown to a person, and are paid after all', async () => {
  newMatches('8');
  const id = await place('80101');
  minutesAfter('8', 149);
  await sweep();
  expect(await statusOf(id)).toBe(open.id);
  minutesAfter('8', 150);
  await sweep();
  expect(await statusOf(id)).toBe(abnormal.id);
  tell('8', homeWon);
  end('8', [1, 0]);
  await gradeMatch('8');
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

function statusesHeardOf(id: string): readonly number[] {
  const heard: number[] = [];
  world().betting.onOrderChanged(({ orderId, status }) => {
    if (String(orderId) === id) heard.push(status);
  });
  return heard;
}

test('[STL-26] an order whose doubtful leg is decided is open again while others are', async () => {
  newMatches('21', '22');
  const id = await place('210101', '220101');
  const heard = statusesHeardOf(id);
  tell('21', awayWon);
  end('21', [1, 0]);
  await gradeMatch('21');
  await work();
  await sweep();
  expect(await statusOf(id)).toBe(abnormal.id);
  tell('21', homeWon);
  await gradeMatch('21');
  await work();
  await sweep();
  expect(await statusOf(id)).toBe(open.id);
  expect(heard).toEqual([abnormal.id, abnormal.id, open.id]);
  tell('22', homeWon);
  end('22', [1, 0]);
  await gradeMatch('22');
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

test('[STL-26] one with a leg that is overdue stays with a person, until its match is put off', async () => {
  newMatches('23', '24');
  const id = await place('230101', '240101');
  const heard = statusesHeardOf(id);
  minutesAfter('24', 150);
  tell('23', homeWon);
  end('23', [1, 0]);
  await sweep();
  expect([await statusOf(id), heard]).toEqual([abnormal.id, [abnormal.id]]);
  await gradeMatch('23');
  await work();
  await sweep();
  expect(await statusOf(id)).toBe(abnormal.id);
  world().odds.catalogue.changeMatch('24', { startsAt: world().clock.now().getTime() + 3_600_000 });
  await sweep();
  expect([await statusOf(id), heard.at(-1)]).toEqual([open.id, open.id]);
});
