import { registry } from '@kipute/contract/registry';
import { eventually } from '@kipute/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusedWord } from '../catalogue/index.ts';
import { createOfficeWorld, type OfficeWorld, officeSteps } from './fixtures/office-world.ts';

let office: OfficeWorld;
beforeAll(async () => {
  office = await createOfficeWorld();
});
afterAll(() => office.close());

const { end, gradeMatch } = officeSteps(() => office);

const refusedOf = async (match_id: string | undefined, page = 1) => {
  const reply = await office.orderOffice.routes['order_list/refused_results'](
    { page, page_size: 10, ...(match_id && { match_id }) },
    office.clerk,
  );
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  expect(registry['order_list/refused_results'].output.parse(reply.content)).toEqual(reply.content);
  return reply.content;
};

const aScore = {
  ...{ id: '99', version: 1, matchId: '777', typeId: 1, partId: 3, status: 1 },
  ...{ number1: 1, number2: 0, team1Id: null, team2Id: null, aboutPartId: null, text: null },
};

test('[STL-46] a match that ended without a score, or above it at half time, is listed once', async () => {
  office.odds.match('41').threeWay();
  office.odds
    .match('42')
    .threeWay()
    .score(2, 0, { partId: 5, status: 4 })
    .score(1, 0, { partId: 3 });
  for (const matchId of ['41', '42']) {
    end(matchId);
    await gradeMatch(matchId);
    await gradeMatch(matchId);
  }
  expect(await refusedOf('41')).toMatchObject([
    { about: 'Result of a match', why: 'The match has ended without a score', times: 2 },
  ]);
  expect(await refusedOf('42')).toMatchObject([
    { about: 'Result of a match', why: 'Half time is above full time', times: 2 },
  ]);
});

test('[STL-46] in play nothing is held against a score that is on its way', async () => {
  office.odds.match('43', { status: 2 }).threeWay().score(2, 0, { partId: 5, status: 4 });
  await gradeMatch('43');
  expect(await refusedOf('43')).toEqual([]);
});

test('[STL-46] words about results that were not taken are kept with their reason and counted', async () => {
  const words: readonly RefusedWord[] = [
    {
      refusal: 'foreign-key',
      change: { kind: 'fact', act: 'create', record: aScore },
      matchId: '777',
    },
    {
      refusal: 'created-twice',
      change: { kind: 'fact', act: 'create', record: { ...aScore, id: '98' } },
      matchId: '777',
    },
    {
      refusal: 'stale',
      change: { kind: 'selection', act: 'update', id: '5', changed: { status: 2, version: 1 } },
      matchId: '777',
    },
    {
      refusal: 'stale',
      change: { kind: 'selection', act: 'update', id: '5', changed: { status: 3, version: 1 } },
      matchId: '777',
    },
    {
      refusal: 'unknown-entity',
      change: { kind: 'event', act: 'update', id: '777', changed: { status: 3 } },
      matchId: '777',
    },
    // Prices are no results.
    { refusal: 'stale', change: { kind: 'offer', act: 'delete', id: '6' }, matchId: undefined },
  ];
  for (const word of words) office.settlement.recordRefused(word);
  await eventually(async () => expect(await refusedOf('777')).toHaveLength(4));
  const kept = await refusedOf('777');
  const told = kept.map(({ about, why, times }) => [about, why, times]);
  expect(told.toSorted()).toEqual([
    ['A count or score', 'It names a match or a team that is not known', 1],
    ['A count or score', 'It was told twice', 1],
    ['Status of a match', 'It tells of something that is not known', 1],
    ['Word on a selection', 'It came after newer news, or again', 2],
  ]);
  const stale = kept.find(({ subject_id }) => subject_id === '5');
  expect(JSON.parse(stale?.words ?? '')).toMatchObject({ changed: { status: 3 } });
  expect((await refusedOf(undefined)).some(({ subject_id }) => subject_id === '6')).toBe(false);
});
