import { feedOutcomes, legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scene } from '../actors/actor.ts';
import { createOnePaidBet, type OnePaidBet, SERIAL } from '../fixtures/one-paid-bet.ts';
import { createHistory } from '../history.ts';
import type { Law } from './law.ts';
import { pursesAddUp } from './ledger.ts';
import { asRuled, decidedWholly, endedIsDecided, lastWordStands } from './settlement.ts';
import { settledOnce } from './settlement-payouts.ts';

/** Every question of the laws, asked of one bet in real tables. */
let bet: OnePaidBet;

const { lose, pending } = legOutcomes;

beforeAll(async () => {
  bet = await createOnePaidBet();
});
afterAll(() => bet.close());
beforeEach(() => bet.begin());
afterEach(() => bet.undo());

function breachOf(law: Law<Scene>) {
  const history = createHistory();
  history.add({ kind: 'match-over', matchId: '5', how: 'ended' });
  history.add({ kind: 'result-corrected', matchId: '5' });
  return law.breach({ world: { database: { ask: bet.ask } }, history } as unknown as Scene);
}

const laws = { pursesAddUp, settledOnce, decidedWholly, asRuled, endedIsDecided };

test.each(Object.entries(laws))(
  '[SIM-38] a bet that was paid as ruled keeps %s',
  async (_, law) => {
    expect(await breachOf(law)).toBeUndefined();
  },
);

const owed = '0 of credit and 10000 of tax';

test.each([
  [
    'settledOnce',
    'update bet_order set payout = payout + 1',
    `${SERIAL} paid 190000, ${owed}, owed is 190001, ${owed}`,
  ],
  [
    'settledOnce',
    'delete from bet_order',
    `${SERIAL} was settled 0 times and has an entry "bet-result ${SERIAL} 1"`,
  ],
  [
    'pursesAddUp',
    'update bet_order set payout = payout + 1',
    '255712000001 has 5090000, 0 held, 0 of credit and 0 of coin; ' +
      'by payments and bets it is 5090001, 0 held, 0 of credit and 0 of coin',
  ],
  [
    'decidedWholly',
    `update bet_leg set outcome = ${pending.id}`,
    `${SERIAL} is decided, and its leg 1 is not`,
  ],
  ['asRuled', `update bet_leg set outcome = ${lose.id}`, `leg 1 of ${SERIAL} is lose, ruled win`],
  ['asRuled', `update bet_leg set outcome = ${lose.id}, is_final = true`, undefined],
  [
    'endedIsDecided',
    `update bet_leg set outcome = ${pending.id}`,
    `${SERIAL} still waits for match 5`,
  ],
] as const)('[SIM-23, SIM-38, SIM-39, SIM-40, SIM-41] %s after "%s": %s', async (...given) => {
  const [name, change, expected] = given;
  await bet.ask(change);
  expect(await breachOf(laws[name])).toBe(expected);
});

test('[SIM-23, SIM-38] a payment that was taken back leaves a claim for what was spent', async () => {
  await bet.rule(2, lose.id);
  await bet.ask(`update bet_leg set outcome = ${lose.id}`);
  await bet.ask('update bet_order set payout = 0, profit = 0, tax = 0, settlements = 2');
  await bet.move('correction', `correction ${SERIAL} 1`, {
    ...{ stakes: 200_000, cash: -50_000, 'winnings-tax': -10_000, claims: -140_000 },
  });
  for (const law of Object.values(laws)) expect(await breachOf(law)).toBeUndefined();
});

test('[SIM-23, SIM-38] what a friend lost and then won is no settlement of the inviter', async () => {
  const friend = 'B9876543210';
  await bet.move('invitation-reward', `invitation-reward ${friend} 1`, {
    ...{ credit: 5_000, 'inviter-rewards': -5_000 },
  });
  await bet.move('correction', `reward-correction ${friend} 1`, {
    ...{ credit: -5_000, 'inviter-rewards': 5_000 },
  });
  await bet.move('invitation-reward', `invitation-reward ${friend} 3`, {
    ...{ credit: 4_000, 'inviter-rewards': -4_000 },
  });
  for (const law of Object.values(laws)) expect(await breachOf(law)).toBeUndefined();
});

test('[SIM-49] a correction that reached no leg is found', async () => {
  expect(await breachOf(lastWordStands)).toBeUndefined();
  await bet.ask(
    `insert into selection (id, version, match_id, part_id, type_id, status, is_negation, name,
       settlement_required) values (50101, 1, 5, 3, 10, $1, false, 'home', false)`,
    [feedOutcomes.DidNotHappen.id],
  );
  expect(await breachOf(lastWordStands)).toBe(
    `leg 1 of ${SERIAL} is win, match 5 was corrected to lose`,
  );
  await bet.run('update bet_leg set is_final = true');
  expect(await breachOf(lastWordStands)).toBeUndefined();
});
