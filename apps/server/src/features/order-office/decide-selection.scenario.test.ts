import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { createOfficeWorld, type OfficeWorld, officeSteps } from './fixtures/office-world.ts';

let office: OfficeWorld;
let asha: bigint;
beforeAll(async () => {
  office = await createOfficeWorld();
});
beforeEach(async () => {
  asha = await office.newPlayer(10_000);
});
afterAll(async () => {
  const report = await office.wallet.runAudit();
  await office.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, orderOf, cashOf } = decidedBets(() => office);
const steps = officeSteps(() => office);
const { decide, detailsOf, tell, end, begin, gradeMatch, work, linesOfLog } = steps;
const { open, abnormal, settled } = orderStatuses;
const { win, lose, refund } = legOutcomes;
const HOUR_MS = 3_600_000;
const refusal = (code: string) => ({ kind: 'refusal', code });

let matches = 20;

/** A match of the test's own that has begun; its home win is the answer. */
function newMatch(): { readonly matchId: string; readonly home: string } {
  matches += 1;
  const matchId = String(matches);
  office.odds.match(matchId).threeWay([2_000, 3_000, 4_000]);
  office.odds.catalogue.touch({ matches: [matchId], markets: { [matchId]: [`${matchId}01`] } });
  return { matchId, home: `${matchId}0101` };
}

function score(matchId: string, [number1, number2]: readonly [number, number]) {
  const { catalogue } = office.odds;
  const match = catalogue.matches.get(matchId);
  catalogue.putFact({
    ...{ id: `${matchId}81`, matchId, typeId: 1, partId: 3, status: 4, number1, number2 },
    ...{ team1Id: match?.homeId ?? null, team2Id: match?.awayId ?? null },
    ...{ aboutPartId: null, text: null },
  });
}

/** Home has won by the result, and the provider says that away has. */
async function disagreed(matchId: string) {
  tell(matchId, ['DidNotHappen', 'DidNotHappen', 'DidHappen']);
  score(matchId, [3, 0]);
  end(matchId);
  await gradeMatch(matchId);
  await work();
}

describe('a person says what became of a selection', () => {
  test('[STL-44] an abnormal leg is decided, its order is paid, and who said it stays known', async () => {
    const { matchId, home } = newMatch();
    const { id } = await place(asha, [home]);
    await disagreed(matchId);
    expect((await orderOf(asha, id)).status).toBe(abnormal.id);
    const reply = await decide({ selection_id: home, outcome: win.id, revision: 1 });
    expect(reply).toMatchObject({
      content: { revision: 2, orders_touched: { open: 1, delayed: 0, paid: 0 } },
    });
    await work();
    expect((await orderOf(asha, id)).status).toBe(settled.id);
    expect(await cashOf(asha)).toBe(10_900n);
    const [leg] = (await detailsOf(id)).legs;
    expect(leg?.rulings).toMatchObject([
      { revision: 1, outcome: 1, said_by: 1, administrator: '' },
      { revision: 2, outcome: 4, said_by: 2, administrator: 'clerk', note: 'seen on video' },
    ]);
    expect(leg?.doubt).toBe('');
    expect(await linesOfLog(`selection ${home}`)).toEqual([
      [
        logTypes['result-change'].id,
        office.clerk.caller.administratorId,
        `selection ${home} of match ${matchId}: win, before: grading said abnormal; ` +
          '1 open, 0 delayed, 0 paid orders: seen on video',
      ],
    ]);
  });

  test('[STL-44] the work on the legs is kept with the word, whoever is killed then', async () => {
    const { matchId, home } = newMatch();
    const { id } = await place(asha, [home]);
    begin(matchId);
    await decide({ selection_id: home, outcome: lose.id, revision: 0 });
    expect((await orderOf(asha, id)).status).toBe(open.id);
    expect(await waitingJobs(office.database)).toContainEqual(
      expect.objectContaining({
        name: 'settle-selection',
        payload: { matchId, selectionId: home },
      }),
    );
    await work();
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 0 });
  });

  test('[STL-44] no later result changes it', async () => {
    const { matchId, home } = newMatch();
    const { id } = await place(asha, [home]);
    begin(matchId);
    await decide({ selection_id: home, outcome: lose.id, revision: 0 });
    tell(matchId, ['DidHappen', 'DidNotHappen', 'DidNotHappen']);
    end(matchId);
    await gradeMatch(matchId);
    await work();
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 0 });
  });

  test('[STL-44] what was paid by another word is taken back and paid anew', async () => {
    const { matchId, home } = newMatch();
    const { id } = await place(asha, [home]);
    begin(matchId);
    await decide({ selection_id: home, outcome: win.id, revision: 0 });
    await work();
    const again = await decide({ selection_id: home, outcome: refund.id, revision: 1 });
    expect(again).toMatchObject({ content: { orders_touched: { open: 0, delayed: 0, paid: 1 } } });
    await work();
    expect(await cashOf(asha)).toBe(10_000n);
    const { bills } = await detailsOf(id);
    expect(bills.map(({ type, changed_amount }) => [type, changed_amount])).toEqual([
      [3, -1_000],
      [1, 2_000],
      [26, -100],
      [21, -1_900],
      [1, 1_000],
    ]);
  });

  test('[STL-44] ten clicks are one word; another word meanwhile must be seen first', async () => {
    const { matchId, home } = newMatch();
    await place(asha, [home]);
    begin(matchId);
    const said = { selection_id: home, outcome: win.id, revision: 0 };
    const replies = await Promise.all(Array.from({ length: 10 }, () => decide(said)));
    expect(replies.map(({ kind }) => kind)).toEqual(Array(10).fill('answer'));
    expect(await decide(said, office.otherClerk)).toEqual(refusal('changed-meanwhile'));
    expect(await decide({ ...said, outcome: lose.id })).toEqual(refusal('changed-meanwhile'));
    expect(await decide({ ...said, revision: 1, note: 'again' })).toEqual(
      refusal('outcome-unchanged'),
    );
    expect(await decide({ ...said, revision: 7 })).toEqual(refusal('changed-meanwhile'));
  });

  test('[STL-44] of two clerks who say different things at once, one is heard', async () => {
    const { matchId, home } = newMatch();
    await place(asha, [home]);
    begin(matchId);
    const replies = await Promise.all([
      decide({ selection_id: home, outcome: win.id, revision: 0 }),
      decide({ selection_id: home, outcome: lose.id, revision: 0 }, office.otherClerk),
    ]);
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(replies).toContainEqual(refusal('changed-meanwhile'));
    await work();
  });

  test('[STL-44] what nobody bet on is unknown; before a match begins it can only be refunded', async () => {
    const { home } = newMatch();
    expect(await decide({ selection_id: home, outcome: win.id, revision: 0 })).toEqual(
      refusal('selection-unknown'),
    );
    const { id } = await place(asha, [home]);
    expect(await decide({ selection_id: home, outcome: win.id, revision: 0 })).toEqual(
      refusal('match-not-begun'),
    );
    await decide({ selection_id: home, outcome: refund.id, revision: 0 });
    await work();
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 1_000 });
  });

  test('[STL-48] decided more than 72 hours ago it is made void by nobody, but corrected as ever', async () => {
    const { matchId, home } = newMatch();
    const { id } = await place(asha, [home]);
    begin(matchId);
    await decide({ selection_id: home, outcome: win.id, revision: 0 });
    await work();
    const decidedAt = office.clock.now().getTime();
    office.clock.setTo(new Date(decidedAt + 72 * HOUR_MS + 1));
    const voided = { selection_id: home, outcome: refund.id, revision: 1 };
    expect(await decide(voided)).toEqual(refusal('void-too-late'));
    await decide({ ...voided, outcome: lose.id });
    await work();
    expect(await orderOf(asha, id)).toMatchObject({ paid: 0 });
    expect(await decide({ ...voided, revision: 2 })).toEqual(refusal('void-too-late'));
    office.clock.setTo(new Date(decidedAt + 72 * HOUR_MS));
    expect(await decide({ ...voided, revision: 2 })).toMatchObject({ kind: 'answer' });
    await work();
    expect(await orderOf(asha, id)).toMatchObject({ paid: 1_000 });
  });

  test('[STL-44] said by a person and by grading at once, one is heard and none is lost', async () => {
    const { matchId, home } = newMatch();
    const { id } = await place(asha, [home]);
    tell(matchId, ['DidHappen', 'DidNotHappen', 'DidNotHappen']);
    score(matchId, [1, 0]);
    end(matchId);
    const [graded, reply] = await Promise.allSettled([
      gradeMatch(matchId),
      decide({ selection_id: home, outcome: lose.id, revision: 0 }),
    ]);
    if (reply.status === 'rejected') throw reply.reason;
    // A job whose word came second fails and is tried again.
    if (graded.status === 'rejected') await gradeMatch(matchId);
    await work();
    const isPersons = reply.value.kind === 'answer';
    if (!isPersons) expect(reply.value).toEqual(refusal('changed-meanwhile'));
    expect(await orderOf(asha, id)).toMatchObject({
      status: settled.id,
      paid: isPersons ? 0 : 1_900,
    });
    expect((await detailsOf(id)).legs[0]?.rulings).toHaveLength(1);
  });
});
