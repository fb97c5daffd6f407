import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { eventually } from '@kipute/testkit/eventually';
import { beforeAll, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import { createOutbox } from '../../../platform/jobs/outbox.ts';
import { awayWon, homeWon } from '../fixtures/settlement-steps.ts';
import { settlementSuite } from '../fixtures/settlement-suite.ts';
import { queueGradingIn } from '../index.ts';

const { gradeMatch, end, forgetJobs, newMatches, place, statusOf, sweep, tell, work, world } =
  settlementSuite();
const { open, settled } = orderStatuses;

test('[STL-12] who does not hear the provider decides nothing and leaves it for later', async () => {
  newMatches('41');
  const id = await place('410101');
  end('41', [2, 0]);
  tell('41', homeWon);
  world().odds.catalogue.setFreshness('suspended');
  await gradeMatch('41');
  world().odds.catalogue.setFreshness('fresh');
  const runAt = new Date(world().clock.now().getTime() + 5_000);
  expect(await waitingJobs(world().database)).toMatchObject([{ name: 'decide-match', runAt }]);
  expect(await statusOf(id)).toBe(open.id);
  await work();
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

test('[STL-12] what went before anybody could look is looked at when its last word is kept', async () => {
  await world().database.transact((tx) =>
    queueGradingIn(tx, new Set(['32', '31']), createOutbox()),
  );
  expect((await waitingJobs(world().database)).map(({ payload }) => payload)).toEqual([
    { matchId: '31' },
    { matchId: '32' },
  ]);
});

describe('who watches', () => {
  beforeAll(() => world().settlement.watch());

  test('[STL-12] what the provider says is noticed, and what was missed is swept up', async () => {
    await place('70101');
    const asked = async () =>
      (await waitingJobs(world().database)).flatMap(({ name, payload }) =>
        name === 'decide-match' ? [payload] : [],
      );
    newMatches('30');
    tell('7', homeWon);
    tell('30', homeWon);
    world().odds.catalogue.touch({ markets: { 7: ['701'], 30: ['3001'] } });
    await eventually(async () => expect(await asked()).toEqual([{ matchId: '7' }]));

    await forgetJobs();
    world().clock.setTo(new Date(world().odds.catalogue.matches.get('7')?.startsAt ?? 0));
    await sweep();
    expect(await asked()).toContainEqual({ matchId: '7' });
  });

  test('[STL-12] a correction is noticed when every bet on the match was decided before', async () => {
    newMatches('31', '32');
    const id = await place('310101');
    tell('31', homeWon);
    end('31', [1, 0]);
    await gradeMatch('31');
    await work();
    expect(await statusOf(id)).toBe(settled.id);
    expect(world().betting.isBetOn('31')).toBe(false);
    await forgetJobs();
    tell('31', awayWon);
    tell('32', awayWon);
    world().odds.catalogue.touch({ markets: { 31: ['3101'], 32: ['3201'] } });
    await eventually(async () =>
      expect(await waitingJobs(world().database)).toMatchObject([
        { name: 'decide-match', payload: { matchId: '31' } },
      ]),
    );
  });
});
