import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOnePaidBet, type OnePaidBet, SERIAL } from '../fixtures/one-paid-bet.ts';
import { findUndecided, readLeftOver, readLeftSelections } from './closing.ts';
import { readWeekCounts } from './days-table.ts';

let bet: OnePaidBet;

beforeAll(async () => {
  bet = await createOnePaidBet();
});
afterAll(() => bet.close());
beforeEach(() => bet.begin());
afterEach(() => bet.undo());

const none = {
  ...{ orders: 1, settled: 0, won: 0, lost: 0, refunded: 0, corrected: 0 },
  ...{ cashed: 0, cashedByRule: 0, cashedInPart: 0, claims: '0', books: '0' },
};
const { settled, abnormal, 'cashed-out': cashedOut, 'auto-cashed-out': byRule } = orderStatuses;
const { refund } = legOutcomes;

test.each([
  ['select', { settled: 1, won: 1 }],
  ['update bet_order set payout = 0', { settled: 1, lost: 1 }],
  [`update bet_leg set outcome = ${refund.id}`, { settled: 1, refunded: 1 }],
  ['update bet_order set settlements = 2', { settled: 1, won: 1, corrected: 1 }],
  ['update bet_order set stake_in_play = 50000', { settled: 1, won: 1, cashedInPart: 1 }],
  [`update bet_order set status = ${cashedOut.id}`, { cashed: 1 }],
  [`update bet_order set status = ${byRule.id}`, { cashedByRule: 1 }],
  [`update bet_order set status = ${abnormal.id}`, {}],
])('[SIM-48] after "%s" the order is counted as %j', async (change, expected) => {
  await bet.run(change);
  expect(await readWeekCounts(bet.ask)).toEqual({ ...none, ...expected });
});

test('[SIM-48] what is owed to the house is a claim', async () => {
  await bet.move('correction', `correction ${SERIAL} 1`, { stakes: 7_000, claims: -7_000 });
  expect(await readWeekCounts(bet.ask)).toMatchObject({ claims: '7000', books: '0' });
});

const undecided = async (outcome: keyof typeof legOutcomes) => {
  await bet.run(`update bet_order set status = ${abnormal.id}`);
  await bet.run(`update bet_leg set outcome = ${legOutcomes[outcome].id}`);
};
const doubt = (why: object) =>
  bet.ask(
    `insert into selection_ruling (selection_id, revision, match_id, outcome, said_by, why, ruled_at)
     values (50101, 2, 5, ${legOutcomes.abnormal.id}, 'grading', $1, now())`,
    [JSON.stringify(why)],
  );

test('[SIM-48] what is left is listed with the reason that was kept for it', async () => {
  expect(await readLeftOver(bet.ask)).toEqual([]);
  await undecided('abnormal');
  await doubt({ reason: 'provider-disagrees' });
  expect(await readLeftOver(bet.ask)).toEqual([{ why: 'provider-disagrees', orders: 1 }]);
});

test('[SIM-48] of a leg that nobody ruled on nobody has said a word', async () => {
  await undecided('pending');
  await bet.run('update bet_leg set selection_id = 50102');
  expect(await readLeftOver(bet.ask)).toEqual([{ why: 'no word about it', orders: 1 }]);
});

test('[SIM-48] each selection is left to a person until a person has said a word', async () => {
  expect(await readLeftSelections(bet.ask)).toEqual([]);
  await undecided('abnormal');
  await doubt({ reason: 'provider-disagrees' });
  expect(await readLeftSelections(bet.ask)).toEqual([{ selectionId: '50101', revision: 2 }]);
  await bet.ask(
    `insert into selection_ruling (selection_id, revision, match_id, outcome, said_by, ruled_at)
     values (50101, 3, 5, ${refund.id}, 'person', now())`,
  );
  expect(await readLeftSelections(bet.ask)).toEqual([]);
});

test.each([
  [settled.id, undefined],
  [cashedOut.id, undefined],
  [byRule.id, undefined],
  [abnormal.id, `${SERIAL} is in state ${abnormal.id}`],
  [orderStatuses.open.id, `${SERIAL} is in state ${orderStatuses.open.id}`],
])('[SIM-48] an order in state %d when everything is over', async (status, expected) => {
  await bet.run(`update bet_order set status = ${status}`);
  expect(await findUndecided(bet.ask)).toBe(expected);
});
