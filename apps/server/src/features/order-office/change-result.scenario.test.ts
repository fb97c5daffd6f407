import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { createOfficeWorld, type OfficeWorld, officeSteps } from './fixtures/office-world.ts';

let office: OfficeWorld;
let asha: bigint;
let matches = 70;
beforeAll(async () => {
  office = await createOfficeWorld();
});
beforeEach(async () => {
  asha = await office.newPlayer(600_000);
});
afterAll(() => office.close());

const { place, cashOf } = decidedBets(() => office);
const { decide, begin, work } = officeSteps(() => office);
const { win, lose, refund } = legOutcomes;

function newMatch() {
  matches += 1;
  const matchId = String(matches);
  office.odds.match(matchId).threeWay([2_000, 3_000, 4_000]);
  office.odds.catalogue.touch({ matches: [matchId], markets: { [matchId]: [`${matchId}01`] } });
  return { matchId, home: `${matchId}0101` };
}

const cases = [
  ['a win that pays the limit', 500_000, win.id, 'proposed'],
  ['a win that pays a little less', 499_999, win.id, 'done'],
  ['a refund of the same stake', 500_000, refund.id, 'done'],
  ['a loss, which pays nothing', 500_000, lose.id, 'done'],
] as const;

test.each(cases)('[APR-25] %s by one word of a clerk is %4$s', async (_, stake, outcome, deed) => {
  const { matchId, home } = newMatch();
  await place(asha, [home], { stake });
  begin(matchId);
  const reply = await decide({ selection_id: home, outcome, revision: 0 });
  expect(reply).toMatchObject({
    content: {
      deed: { outcome: deed },
      orders_touched: { open: 1 },
      revision: deed === 'done' ? 1 : 0,
    },
  });
});

test('[APR-26] a result that pays much is settled once another clerk approves, and taking it back needs two as well', async () => {
  const { matchId, home } = newMatch();
  await place(asha, [home], { stake: 600_000 });
  begin(matchId);
  const propose = async (outcome: number, revision: number) => {
    const reply = await decide({ selection_id: home, outcome, revision });
    const id = reply.kind === 'answer' ? reply.content.deed.proposal_id : null;
    if (!id) throw new Error(JSON.stringify(reply));
    return id;
  };
  const approve = (id: string, by = office.otherClerk) =>
    office.approvals.routes['approval/decide']({ id, decision: 'approve', note: '' }, by);
  const first = await propose(win.id, 0);
  expect(
    await decide({ selection_id: home, outcome: lose.id, revision: 0 }, office.otherClerk),
  ).toMatchObject({
    content: { deed: { outcome: 'done' } },
  });
  expect(await approve(first)).toMatchObject({ content: { state: 'impossible' } });
  const second = await propose(win.id, 1);
  expect(await approve(second, office.clerk)).toMatchObject({ code: 'own-proposal' });
  const replies = await Promise.all(Array.from({ length: 10 }, () => approve(second)));
  expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  await work();
  expect(await cashOf(asha)).toBeGreaterThan(1_000_000n);
  expect(await decide({ selection_id: home, outcome: lose.id, revision: 1 })).toMatchObject({
    code: 'changed-meanwhile',
  });
  expect(await decide({ selection_id: home, outcome: lose.id, revision: 2 })).toMatchObject({
    content: { deed: { outcome: 'proposed' } },
  });
});
