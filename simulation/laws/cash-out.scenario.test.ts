import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scene } from '../actors/actor.ts';
import { createOnePaidBet, type OnePaidBet, SERIAL } from '../fixtures/one-paid-bet.ts';
import { createHistory } from '../history.ts';
import { ordersAreSound } from './betting.ts';
import { rulesStand, salesInTheBooks, soldOrSettled, withinCeiling } from './cash-out.ts';
import type { Law } from './law.ts';
import { pursesAddUp } from './ledger.ts';
import { asRuled, decidedWholly, endedIsDecided } from './settlement.ts';
import { settledOnce } from './settlement-payouts.ts';

/** Every question of the laws, asked of one bet in real tables, of which half was sold. */
let bet: OnePaidBet;

beforeAll(async () => {
  bet = await createOnePaidBet();
});
afterAll(() => bet.close());
beforeEach(async () => {
  await bet.begin();
  await sellHalfBefore();
});
afterEach(() => bet.undo());

const breachOf = (law: Law<Scene>) =>
  law.breach({
    world: { database: { ask: bet.ask } },
    history: createHistory(),
  } as unknown as Scene);

const laws = {
  ...{ pursesAddUp, settledOnce, decidedWholly, asRuled, endedIsDecided },
  ...{ ordersAreSound, salesInTheBooks, soldOrSettled, withinCeiling, rulesStand },
};

/** Half of it was sold for 500, and then the rest of 500 won 950. */
async function sellHalfBefore(): Promise<void> {
  await bet.ask(
    `insert into cash_out (order_id, number, player_id, request_key, share_percent, stake_sold,
       stake_left, value, tax, paid, sold_by, cashed_at)
     values (1, 1, $1, 'c1', 50, 50000, 50000, 55000, 500, 54500, 'player', now())`,
    [bet.player()],
  );
  await bet.move('cash-out', `cash-out ${SERIAL} 1`, { stakes: -55_000, cash: 55_000 });
  await bet.move('winnings-tax', `cash-out-tax ${SERIAL} 1`, { cash: -500, 'winnings-tax': 500 });
  await bet.ask(
    'update bet_order set stake_in_play = 50000, profit = 50000, tax = 5000, payout = 95000',
  );
  await bet.ask(`update bet_order set settlements = 2`);
  await bet.move('correction', `correction ${SERIAL} 1`, {
    ...{ stakes: 200_000, cash: -190_000, 'winnings-tax': -10_000 },
  });
  await bet.move('bet-result', `bet-result ${SERIAL} 2`, { stakes: -100_000, cash: 100_000 });
  await bet.move('winnings-tax', `winnings-tax ${SERIAL} 2`, {
    cash: -5_000,
    'winnings-tax': 5_000,
  });
}

test.each(Object.entries(laws))(
  '[SIM-43, SIM-44, SIM-45] a bet of which half was sold before it won keeps %s',
  async (_, law) => {
    expect(await breachOf(law)).toBeUndefined();
  },
);

test.each([
  [
    'soldOrSettled',
    'update bet_order set stake_in_play = null',
    `${SERIAL} has 100000 in play, left is 50000`,
  ],
  [
    'ordersAreSound',
    'update bet_order set stake_in_play = null',
    `${SERIAL} has profit 50000, counted it is 100000`,
  ],
  [
    'salesInTheBooks',
    `alter table cash_out disable trigger cash_out_append_only; delete from cash_out`,
    `${SERIAL} has (cash-out ${SERIAL} 1: stakes -55000, PLAYER cash 55000), which no cash-out made`,
  ],
  [
    'withinCeiling',
    'update bet_order set payout = 5000000000',
    `${SERIAL} paid 5000054500 by parts and rest together, its ceiling is 5000000000`,
  ],
  [
    'pursesAddUp',
    `alter table cash_out disable trigger cash_out_append_only; delete from cash_out`,
    '255712000001 has 5049500, 0 held, 0 of credit and 0 of coin; ' +
      'by payments and bets it is 4995000, 0 held, 0 of credit and 0 of coin',
  ],
  [
    'rulesStand',
    `insert into auto_cash_out values (1, (select id from player limit 1), 100, now())`,
    `${SERIAL} is in state ${orderStatuses.settled.id} and still has a rule`,
  ],
] as const)('[SIM-23, SIM-32, SIM-43, SIM-44, SIM-45, SIM-47] %s after "%s"', async (...given) => {
  const [name, change, expected] = given;
  await bet.run(change);
  expect(await breachOf(laws[name])).toBe(expected.replace('PLAYER', bet.player()));
});
