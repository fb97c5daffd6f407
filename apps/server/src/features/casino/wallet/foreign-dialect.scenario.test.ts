import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CasinoWorld, createCasinoWorld, GAMES } from '../fixtures/casino-world.ts';

let world: CasinoWorld;
beforeAll(async () => {
  world = await createCasinoWorld();
});
afterAll(() => world.close());

let numbers = 0;

/** Somebody at the crash game, and what may be asked of their money; amounts in thousandths. */
async function aPilot() {
  const caller = await world.newPlayer();
  const { sid } = await world.told('casino_order/add', { id: GAMES.aviator }, caller);
  numbers += 1;
  const session_token = `their-session-${numbers}`;
  const currency = 'TZS';
  const auth = { user_token: sid, session_token, platform: 'mobile', currency };
  const opened = await world.spribe('auth', auth);
  const user_id = String(caller.playerId);
  const moved = { user_id, currency, provider: 'crash', game: 'aviator' };
  return {
    ...{ opened, user_id, playerId: caller.playerId },
    info: () => world.spribe('info', { user_id, session_token, currency }),
    withdraw: (provider_tx_id: string, action_id: string, amount: number) =>
      world.spribe('withdraw', {
        ...{ ...moved, session_token, provider_tx_id, action_id, amount, action: 'bet' },
      }),
    deposit: (provider_tx_id: string, action_id: string, more: object) =>
      world.spribe('deposit', { ...moved, provider_tx_id, action_id, action: 'win', ...more }),
    rollback: (provider_tx_id: string, rollback_provider_tx_id: string, amount: number) =>
      world.spribe('rollback', {
        ...{ ...moved, provider_tx_id, rollback_provider_tx_id, amount },
        ...{ action: 'rollback', action_id: 'r' },
      }),
  };
}

test('[CAS-21] who comes in, what they have, a bet and its win, in thousandths', async () => {
  const pilot = await aPilot();
  const { user_id } = pilot;
  expect(pilot.opened).toEqual({
    ...{ code: 200, message: 'ok' },
    data: {
      ...{ user_id, username: 'A•••', session_token: expect.stringMatching(/^their-session/) },
      ...{ balance: 1_000_000, currency: 'TZS' },
    },
  });
  expect(await pilot.info()).toMatchObject({ code: 200, data: { balance: 1_000_000 } });
  expect(await pilot.withdraw('w1', 'flight-1', 200_000)).toEqual({
    ...{ code: 200, message: 'ok' },
    data: {
      ...{ user_id, provider_tx_id: 'w1', currency: 'TZS' },
      ...{ operator_tx_id: expect.stringMatching(/^C\d+$/) },
      ...{ old_balance: 1_000_000, new_balance: 800_000 },
    },
  });
  const win = { amount: 350_000, withdraw_provider_tx_id: 'w1' };
  expect(await pilot.deposit('p1', 'flight-1', win)).toMatchObject({
    ...{ code: 200, data: { old_balance: 800_000, new_balance: 1_150_000 } },
  });
  expect(await world.balanceOf(pilot.playerId)).toBe(115_000n);
});

test('[CAS-12, CAS-21] a repetition is a duplicate with the data of the first time', async () => {
  const pilot = await aPilot();
  const first = await pilot.withdraw('w2', 'flight-2', 100_000);
  await pilot.withdraw('w3', 'flight-2', 100_000);
  const again = await pilot.withdraw('w2', 'flight-2', 100_000);
  expect(again).toEqual({ code: 409, message: 'duplicate', data: first.data });
  expect(await pilot.withdraw('w2', 'flight-2', 100_010)).toMatchObject({
    ...{ code: 408, message: 'transaction-conflict' },
  });
});

test('[CAS-10, CAS-21] of two bets of a flight the one that was won on stays, the other goes back', async () => {
  const pilot = await aPilot();
  await pilot.withdraw('w4', 'flight-3', 100_000);
  await pilot.withdraw('w5', 'flight-3', 100_000);
  const win = { amount: 150_000, withdraw_provider_tx_id: 'w4' };
  expect(await pilot.deposit('p4', 'flight-3', win)).toMatchObject({ code: 200 });
  expect(await pilot.rollback('b4', 'w4', 100_000)).toMatchObject({ message: 'debit-settled' });
  expect(await pilot.rollback('b5', 'w5', 100_000)).toMatchObject({ code: 200 });
  const late = { amount: 150_000, withdraw_provider_tx_id: 'w5' };
  expect(await pilot.deposit('p5', 'flight-3', late)).toMatchObject({
    ...{ code: 408, message: 'debit-rolled-back' },
  });
  const unknown = { amount: 150_000, withdraw_provider_tx_id: 'w6' };
  expect(await pilot.deposit('p6', 'flight-3', unknown)).toMatchObject({
    ...{ code: 408, message: 'round-unknown' },
  });
  expect(await world.balanceOf(pilot.playerId)).toBe(105_000n);
});

test('[CAS-10, CAS-21] a rollback of another amount is a conflict, one that comes first is kept', async () => {
  const pilot = await aPilot();
  await pilot.withdraw('w7', 'flight-4', 100_000);
  expect(await pilot.rollback('b7', 'w7', 90_000)).toMatchObject({
    message: 'transaction-conflict',
  });
  expect(await pilot.rollback('b8', 'w8', 50_000)).toMatchObject({ code: 200 });
  expect(await pilot.withdraw('w8', 'flight-4', 50_000)).toMatchObject({
    message: 'debit-rolled-back',
  });
});

test('[CAS-11, CAS-21] what belongs to no bet is a gift', async () => {
  const pilot = await aPilot();
  const rain = { amount: 5_000, action: 'rain' };
  expect(await pilot.deposit('p7', 'rain-1', rain)).toMatchObject({ code: 200 });
  expect(await world.transactionsOf(pilot.playerId)).toEqual(['p7 reward 500 ok']);
});

test('[CAS-15, CAS-21] parts of a senti, other money and other words are no message', async () => {
  const pilot = await aPilot();
  expect(await pilot.withdraw('w9', 'flight-5', 100_005)).toMatchObject({
    message: 'request-invalid',
  });
  expect(await pilot.withdraw('w9', 'flight-5', -10)).toMatchObject({ message: 'request-invalid' });
  const foreign = { currency: 'KES' };
  expect(await pilot.deposit('p9', 'flight-5', { amount: 10, ...foreign })).toMatchObject({
    message: 'request-invalid',
  });
  expect(await pilot.withdraw('w9', 'flight-5', 2_000_000)).toMatchObject({ code: 402 });
  expect(await world.transactionsOf(pilot.playerId)).toEqual([]);
});

test('[CAS-06, CAS-21] one word for two sessions lets in one', async () => {
  const [one, other] = [await world.newPlayer(), await world.newPlayer()];
  const auth = async (caller: typeof one) => {
    const { sid } = await world.told('casino_order/add', { id: GAMES.aviator }, caller);
    const same = { session_token: 'the-same-for-two', platform: 'mobile', currency: 'TZS' };
    return (await world.spribe('auth', { user_token: sid, ...same })).code;
  };
  expect(await auth(one)).toBe(200);
  expect(await auth(other)).toBe(401);
});
