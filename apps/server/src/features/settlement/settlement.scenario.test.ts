import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { feedOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { awayWon, homeWon } from './fixtures/settlement-steps.ts';
import { settlementSuite } from './fixtures/settlement-suite.ts';

const { balance, gradeMatch, end, newMatches, place, scoresOf, statusOf, tell, work, world } =
  settlementSuite();
const { open, settled, abnormal } = orderStatuses;

test('[STL-10] a match that ends pays the bets on it, however often it is decided', async () => {
  const won = await place('10101');
  const lost = await place('10103');
  await gradeMatch('1');
  expect(await statusOf(won)).toBe(open.id);
  tell('1', homeWon);
  end('1', [2, 1]);
  await gradeMatch('1');
  await gradeMatch('1');
  await work(2);
  expect([await statusOf(won), await statusOf(lost)]).toEqual([settled.id, settled.id]);
  expect(await balance()).toBe(shillings(9_900));
});

test('[STL-10] whoever is killed after the ruling leaves the work on the legs in the queue', async () => {
  const id = await place('20101');
  tell('2', homeWon);
  end('2', [1, 0]);
  await gradeMatch('2');
  expect(await statusOf(id)).toBe(open.id);
  expect((await waitingJobs(world().database)).map(({ name }) => name)).toEqual([
    'settle-selection',
  ]);
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

test('[STL-10] a bet that came in beside the ruling is settled with the next look', async () => {
  const first = await place('30101');
  tell('3', homeWon);
  end('3', [1, 0]);
  await gradeMatch('3');
  await work();
  const late = await lateBet(first);
  await gradeMatch('3');
  await work();
  expect(await statusOf(late)).toBe(settled.id);
});

/** As one that was written a moment after its selection was ruled on. */
async function lateBet(id: string): Promise<string> {
  await world().database.transact(async (tx) => {
    await sql`update bet_leg set outcome = 0 where order_id = ${id}`.execute(tx);
    await sql`update bet_order set status = 2, settlements = 2 where id = ${id}`.execute(tx);
  });
  return id;
}

async function whyOf(selectionId: string) {
  const { why } = await world()
    .database.read.selectFrom('selectionRuling')
    .select('why')
    .where('selectionId', '=', BigInt(selectionId))
    .executeTakeFirstOrThrow();
  return why;
}

test('[STL-11] when the provider and the result disagree, nobody is paid and a person decides', async () => {
  const id = await place('50101');
  tell('5', awayWon);
  end('5', [3, 0]);
  await gradeMatch('5');
  await work();
  expect(await statusOf(id)).toBe(abnormal.id);
  const why = { reason: 'provider-disagrees', ours: 'win', theirs: 'lose' };
  expect(await whyOf('50101')).toEqual(why);
});

test('[STL-11] a corrected result is ruled on anew, and the bets are paid anew', async () => {
  const [home, away] = [await place('60101'), await place('60103')];
  tell('6', homeWon);
  end('6', [1, 0]);
  await gradeMatch('6');
  await work();
  expect(await balance()).toBe(shillings(8_000 + 1_900));
  tell('6', awayWon);
  world().odds.catalogue.facts.delete('6');
  end('6', [0, 1]);
  await gradeMatch('6');
  await work();
  expect([await statusOf(home), await statusOf(away)]).toEqual([settled.id, settled.id]);
  expect(await balance()).toBe(shillings(8_000 + 3_700));
});

test('[ORD-71] a decided leg says how its match ended, and how a correction says it did', async () => {
  newMatches('25', '26');
  const id = await place('250101', '260101');
  tell('25', homeWon);
  end('25', [2, 1]);
  await gradeMatch('25');
  expect(await scoresOf(id)).toEqual(['', '']);
  await work();
  expect(await scoresOf(id)).toEqual(['2:1', '']);
  world().odds.catalogue.facts.delete('25');
  end('25', [3, 1]);
  await gradeMatch('25');
  expect(await scoresOf(id)).toEqual(['3:1', '']);
  world().odds.catalogue.matches.delete('25');
  await gradeMatch('25');
  expect(await scoresOf(id)).toEqual(['3:1', '']);
});

/** The provider takes home of a match away, with its last word on it, and what else `goes`. */
async function takeHomeAway(matchId: string, goes: 'match' | 'market') {
  const { odds, database } = world();
  await database.transact((tx) =>
    sql`insert into selection (id, version, match_id, part_id, type_id, status, is_negation, name,
        settlement_required, removed)
      values (${`${matchId}0101`}::bigint, 1, ${matchId}::bigint, 3, 10,
        ${feedOutcomes.DidHappen.id}, false, '', false, true)`.execute(tx),
  );
  odds.catalogue.removeMarket(`${matchId}01`);
  odds.catalogue.selections.delete(`${matchId}0101`);
  if (goes === 'match') odds.catalogue.matches.delete(matchId);
}

test('[STL-14] of a match that nobody holds any more, the last word of the provider is kept', async () => {
  newMatches('11');
  const id = await place('110101');
  await gradeMatch('11');
  expect(await statusOf(id)).toBe(open.id);
  await takeHomeAway('11', 'match');
  await gradeMatch('11');
  await work();
  expect(await statusOf(id)).toBe(settled.id);
});

function endWithMoreAtTheBreak(matchId: string) {
  const over = { status: 4 };
  world()
    .odds.match(matchId)
    .score(3, 0, { ...over, partId: 5 })
    .score(1, 0, { ...over, partId: 3 });
  end(matchId);
}

test.each([
  ['12', 'match', 'provider-disagrees', () => end('12', [0, 3])],
  ['13', 'market', 'provider-disagrees', () => end('13', [0, 3])],
  ['14', 'match', 'result-refused', () => endWithMoreAtTheBreak('14')],
] as const)('[STL-14] match %s: when its %s goes, %s stays for a person', async (...doubt) => {
  const [matchId, goes, reason, endIt] = doubt;
  newMatches(matchId);
  const id = await place(`${matchId}0101`);
  tell(matchId, homeWon);
  endIt();
  await gradeMatch(matchId);
  await work();
  expect(await whyOf(`${matchId}0101`)).toMatchObject({ reason });
  await takeHomeAway(matchId, goes);
  await gradeMatch(matchId);
  await work();
  expect([await statusOf(id), await balance()]).toEqual([abnormal.id, shillings(9_000)]);
});

type Told = readonly (readonly [partId: number, home: number, away: number])[];

const impossible: readonly (readonly [string, string, Told])[] = [
  [
    '71',
    'shoot-out-level',
    [
      [3, 1, 1],
      [10_001, 0, 0],
      [10_002, 4, 4],
    ],
  ],
  ['73', 'count-impossible', [[3, 5_000, 0]]],
  [
    '74',
    'part-above-whole',
    [
      [5, 3, 0],
      [3, 2, 1],
    ],
  ],
];

test.each(impossible)(
  '[STL-08] match %s pays nobody by a result that cannot be: %s',
  async (...one) => {
    const [matchId, why, scores] = one;
    newMatches(matchId);
    const id = await place(`${matchId}0101`);
    tell(matchId, homeWon);
    const match = world().odds.match(matchId);
    for (const [partId, home, away] of scores) match.score(home, away, { partId, status: 4 });
    end(matchId);
    await gradeMatch(matchId);
    await work(2);
    expect(await whyOf(`${matchId}0101`)).toEqual({ reason: 'result-refused', why });
    expect([await statusOf(id), await balance()]).toEqual([abnormal.id, shillings(9_000)]);
  },
);
