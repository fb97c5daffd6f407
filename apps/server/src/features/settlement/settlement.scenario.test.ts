import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { feedOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { shillings } from '@kipute/domain/money/senti';
import { eventActionTypes, eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { createOutbox } from '../../platform/jobs/outbox.ts';
import { aLeg } from '../betting/fixtures/a-leg.ts';
import { type BettingWorld, createBettingWorld } from '../betting/fixtures/betting-world.ts';
import { keptWordsOf } from '../catalogue/index.ts';
import { askForAll, createSettlement, type Settlement } from './index.ts';

let world: BettingWorld;
let settlement: Settlement;
let asha: bigint;
let began: Date;
const twoUp = new Set<string>();
beforeAll(async () => {
  world = await createBettingWorld();
  began = world.clock.now();
  settlement = createSettlement({
    ...world,
    outbox: createOutbox(),
    log: pino({ level: 'silent' }),
    catalogue: world.odds.catalogue.face,
    isTwoUp: (matchId) => twoUp.has(matchId),
    keptWordsOf,
  });
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});
beforeEach(async () => {
  world.clock.setTo(began);
  await world.database.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
  asha = await world.newPlayer(10_000);
});

let requests = 0;

async function place(...selectionIds: readonly string[]) {
  requests += 1;
  const reply = await world.betting.routes['order_list/add'](
    {
      request_key: `a-request-of-the-page-${requests}`,
      ...{ pay_type: 1, bet_amount: 1_000, system_size: 0 },
      bet_list: selectionIds.map((selectionId) => aLeg(selectionId)),
    },
    world.as(asha),
  );
  if (reply.kind !== 'answer' || !reply.content.order_info) throw new Error(JSON.stringify(reply));
  return reply.content.order_info.id;
}

const statusOf = async (id: string) => {
  const reply = await world.betting.routes['order_list/user_order']({ id }, world.as(asha));
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content.status;
};

type Word = keyof typeof feedOutcomes;

/** What the provider says of home, draw and away of a match. */
function tell(matchId: string, words: readonly Word[]) {
  for (const [at, word] of words.entries()) {
    const id = `${matchId}010${at + 1}`;
    const selection = world.odds.catalogue.selections.get(id);
    if (!selection) throw new Error(`no selection ${id}`);
    world.odds.catalogue.putSelection(`${matchId}01`, {
      ...selection,
      status: feedOutcomes[word].id,
    });
  }
}

function end(matchId: string, [home, away]: readonly [number, number]) {
  const match = world.odds.match(matchId);
  match.score(home, away, { partId: 3, status: 4 });
  world.odds.catalogue.changeMatch(matchId, { status: eventStatuses.ended, partId: null });
}

const homeWon: readonly Word[] = ['DidHappen', 'DidNotHappen', 'DidNotHappen'];
const awayWon: readonly Word[] = ['DidNotHappen', 'DidNotHappen', 'DidHappen'];

const jobOf = (name: string) => {
  const job = settlement.jobs.find((one) => one.name === name);
  if (!job) throw new Error(`no job ${name}`);
  return { run: (payload: unknown) => job.run(payload as never) };
};

const decide = (matchId: string) => jobOf('decide-match').run({ matchId });

/** Runs what waits, as a worker would, and again after it was killed when it had done so. */
async function work(times = 1) {
  const jobs = await waitingJobs(world.database);
  for (let round = 0; round < times; round += 1) {
    for (const { name, payload } of jobs) await jobOf(name).run(payload);
  }
}

const { open, settled, abnormal } = orderStatuses;

test('[STL-10] a match that ends pays the bets on it, however often it is decided', async () => {
  const won = await place('10101');
  const lost = await place('10103');
  await decide('1');
  expect(await statusOf(won)).toBe(open.id);
  tell('1', homeWon);
  end('1', [2, 1]);
  await decide('1');
  await decide('1');
  await work(2);
  expect([await statusOf(won), await statusOf(lost)]).toEqual([settled.id, settled.id]);
  expect(await world.balanceOf(asha)).toBe(shillings(9_900));
});

test('[STL-10] whoever is killed after the ruling leaves the work on the legs in the queue', async () => {
  const id = await place('20101');
  tell('2', homeWon);
  end('2', [1, 0]);
  await decide('2');
  expect(await statusOf(id)).toBe(open.id);
  expect((await waitingJobs(world.database)).map(({ name }) => name)).toEqual(['settle-selection']);
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

test('[STL-10] a bet that came in beside the ruling is settled with the next look', async () => {
  const first = await place('30101');
  tell('3', homeWon);
  end('3', [1, 0]);
  await decide('3');
  await work();
  const late = await lateBet(first);
  await decide('3');
  await work();
  expect(await statusOf(late)).toBe(settled.id);
});

/** As one that was written a moment after its selection was ruled on. */
async function lateBet(id: string): Promise<string> {
  await world.database.transact(async (tx) => {
    await sql`update bet_leg set outcome = 0 where order_id = ${id}`.execute(tx);
    await sql`update bet_order set status = 2, settlements = 2 where id = ${id}`.execute(tx);
  });
  return id;
}

test('[STL-11] when the provider and the result disagree, nobody is paid and a person decides', async () => {
  const id = await place('50101');
  tell('5', awayWon);
  end('5', [3, 0]);
  await decide('5');
  await work();
  expect(await statusOf(id)).toBe(abnormal.id);
  const { why } = await world.database.read
    .selectFrom('selectionRuling')
    .select('why')
    .where('selectionId', '=', 50101n)
    .executeTakeFirstOrThrow();
  expect(why).toEqual({ reason: 'provider-disagrees', ours: 'win', theirs: 'lose' });
});

test('[STL-11] a corrected result is ruled on anew, and the bets are paid anew', async () => {
  const [home, away] = [await place('60101'), await place('60103')];
  tell('6', homeWon);
  end('6', [1, 0]);
  await decide('6');
  await work();
  expect(await world.balanceOf(asha)).toBe(shillings(8_000 + 1_900));
  tell('6', awayWon);
  world.odds.catalogue.facts.delete('6');
  end('6', [0, 1]);
  await decide('6');
  await work();
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, settled.id]);
  expect(await world.balanceOf(asha)).toBe(shillings(8_000 + 3_700));
});

test('[STL-12] who does not hear the provider decides nothing and leaves it for later', async () => {
  newMatches('41');
  const id = await place('410101');
  end('41', [2, 0]);
  tell('41', homeWon);
  world.odds.catalogue.setFreshness('suspended');
  await decide('41');
  world.odds.catalogue.setFreshness('fresh');
  const runAt = new Date(world.clock.now().getTime() + 5_000);
  expect(await waitingJobs(world.database)).toMatchObject([{ name: 'decide-match', runAt }]);
  expect(await statusOf(id)).toBe(open.id);
  await work();
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

test('[STL-12] what the provider says is noticed, and what was missed is swept up', async () => {
  settlement.watch();
  await place('70101');
  const asked = async () =>
    (await waitingJobs(world.database)).flatMap(({ name, payload }) =>
      name === 'decide-match' ? [payload] : [],
    );
  newMatches('30');
  tell('7', homeWon);
  tell('30', homeWon);
  world.odds.catalogue.touch({ markets: { 7: ['701'], 30: ['3001'] } });
  await eventually(async () => expect(await asked()).toEqual([{ matchId: '7' }]));

  await world.database.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
  world.clock.setTo(new Date(world.odds.catalogue.matches.get('7')?.startsAt ?? 0));
  await jobOf('decide-awaited-matches').run({});
  expect(await asked()).toContainEqual({ matchId: '7' });
});

test('[STL-12] a correction is noticed when every bet on the match was decided before', async () => {
  newMatches('31', '32');
  const id = await place('310101');
  tell('31', homeWon);
  end('31', [1, 0]);
  await decide('31');
  await work();
  expect(await statusOf(id)).toBe(settled.id);
  expect(world.betting.isBetOn('31')).toBe(false);
  await world.database.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
  tell('31', awayWon);
  tell('32', awayWon);
  world.odds.catalogue.touch({ markets: { 31: ['3101'], 32: ['3201'] } });
  await eventually(async () =>
    expect(await waitingJobs(world.database)).toMatchObject([
      { name: 'decide-match', payload: { matchId: '31' } },
    ]),
  );
});

test('[STL-12] what went before anybody could look is looked at when its last word is kept', async () => {
  await world.database.transact((tx) => askForAll(tx, new Set(['32', '31']), createOutbox()));
  expect((await waitingJobs(world.database)).map(({ payload }) => payload)).toEqual([
    { matchId: '31' },
    { matchId: '32' },
  ]);
});

test('[STL-13] bets that wait for a result for too long are shown to a person, and are paid after all', async () => {
  const match = world.odds.match('8').threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: ['8'], markets: { 8: ['801'] } });
  const id = await place('80101');
  const later = (minutes: number) =>
    world.clock.setTo(
      new Date((world.odds.catalogue.matches.get(match.id)?.startsAt ?? 0) + minutes * 60_000),
    );
  later(149);
  await jobOf('decide-awaited-matches').run({});
  expect(await statusOf(id)).toBe(open.id);
  later(150);
  await jobOf('decide-awaited-matches').run({});
  expect(await statusOf(id)).toBe(abnormal.id);
  tell('8', homeWon);
  end('8', [1, 0]);
  await decide('8');
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

const sweep = () => jobOf('decide-awaited-matches').run({});
const minutesAfter = (matchId: string, minutes: number) =>
  world.clock.setTo(
    new Date((world.odds.catalogue.matches.get(matchId)?.startsAt ?? 0) + minutes * 60_000),
  );

function statusesHeardOf(id: string): readonly number[] {
  const heard: number[] = [];
  world.betting.onOrderChanged(({ orderId, status }) => {
    if (String(orderId) === id) heard.push(status);
  });
  return heard;
}

function newMatches(...ids: readonly string[]) {
  for (const id of ids) world.odds.match(id).threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: [...ids], markets: {} });
}

test('[STL-26] an order whose doubtful leg is decided is open again while others are', async () => {
  newMatches('21', '22');
  const id = await place('210101', '220101');
  const heard = statusesHeardOf(id);
  tell('21', awayWon);
  end('21', [1, 0]);
  await decide('21');
  await work();
  await sweep();
  expect(await statusOf(id)).toBe(abnormal.id);
  tell('21', homeWon);
  await decide('21');
  await work();
  await sweep();
  expect(await statusOf(id)).toBe(open.id);
  expect(heard).toEqual([abnormal.id, abnormal.id, open.id]);
  tell('22', homeWon);
  end('22', [1, 0]);
  await decide('22');
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
  await decide('23');
  await work();
  await sweep();
  expect(await statusOf(id)).toBe(abnormal.id);
  world.odds.catalogue.changeMatch('24', { startsAt: world.clock.now().getTime() + 3_600_000 });
  await sweep();
  expect([await statusOf(id), heard.at(-1)]).toEqual([open.id, open.id]);
});

const scoresOf = async (id: string) => {
  const reply = await world.betting.routes['order_list/user_order']({ id }, world.as(asha));
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content.details.map(({ score }) => score);
};

test('[ORD-71] a decided leg says how its match ended, and how a correction says it did', async () => {
  newMatches('25', '26');
  const id = await place('250101', '260101');
  tell('25', homeWon);
  end('25', [2, 1]);
  await decide('25');
  expect(await scoresOf(id)).toEqual(['', '']);
  await work();
  expect(await scoresOf(id)).toEqual(['2:1', '']);
  world.odds.catalogue.facts.delete('25');
  end('25', [3, 1]);
  await decide('25');
  expect(await scoresOf(id)).toEqual(['3:1', '']);
  world.odds.catalogue.matches.delete('25');
  await decide('25');
  expect(await scoresOf(id)).toEqual(['3:1', '']);
});

test('[STL-31] a side that leads by two has won for who backed it before the match, for good', async () => {
  twoUp.add('9');
  const match = world.odds.match('9').threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: ['9'], markets: { 9: ['901'] } });
  const [home, away] = [await place('90101'), await place('90103')];
  for (const minute of [50, 60]) {
    match.incident({ typeId: eventActionTypes.goal, partId: 6, minute, teamId: match.homeId });
  }
  const standsAt = (minute: number) => {
    world.odds.catalogue.facts.delete('9');
    match.score(2, 0, { partId: 3 }).minute(minute);
  };
  standsAt(62);
  world.odds.catalogue.changeMatch('9', { status: eventStatuses.inProgress, partId: 6 });
  await decide('9');
  expect(await statusOf(home)).toBe(open.id);

  standsAt(63);
  await decide('9');
  await decide('9');
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, open.id]);
  expect(await world.balanceOf(asha)).toBe(shillings(8_000 + 1_900));

  tell('9', ['DidNotHappen', 'DidHappen', 'DidNotHappen']);
  for (const minute of [80, 85]) {
    match.incident({ typeId: eventActionTypes.goal, partId: 6, minute, teamId: match.awayId });
  }
  world.odds.catalogue.facts.delete('9');
  end('9', [2, 2]);
  await decide('9');
  await work();
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, settled.id]);
  expect(await world.balanceOf(asha)).toBe(shillings(8_000 + 1_900));
});

test('[STL-14] of a match that nobody holds any more, the last word of the provider is kept', async () => {
  world.odds.match('11').threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: ['11'], markets: { 11: ['1101'] } });
  const id = await place('110101');
  await world.database.transact((tx) =>
    sql`insert into selection (id, version, match_id, part_id, type_id, status, is_negation, name,
        settlement_required, removed)
      values (110101, 1, 11, 3, 10, ${feedOutcomes.DidHappen.id}, false, '', false, true)`.execute(
      tx,
    ),
  );
  await decide('11');
  expect(await statusOf(id)).toBe(open.id);
  world.odds.catalogue.removeMarket('1101');
  world.odds.catalogue.selections.delete('110101');
  world.odds.catalogue.matches.delete('11');
  await decide('11');
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});
