import type { MonitoringContent } from '@kipute/contract/live-board';
import { shillings } from '@kipute/domain/money/senti';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RecordingHub } from '../../odds-board/fixtures/recording-hub.ts';
import type { OddsBoard } from '../../odds-board/index.ts';
import { aLeg } from '../fixtures/a-leg.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';
import { changeBetSettings } from '../fixtures/change-bet-settings.ts';
import { createBetting } from '../index.ts';

let world: BettingWorld;
let asha: bigint;
const hub = new RecordingHub();
beforeAll(async () => {
  world = await createBettingWorld();
  asha = await world.newPlayer(100_000);
  world.board.live.publishOn(hub);
  for (const id of ['1', '2']) hub.follow(`match:${id}`);
});
afterAll(() => world.close());

let requests = 0;
function bet(selectionId: string, stake = 1_000, player = asha) {
  requests += 1;
  const slip = {
    request_key: `a-request-of-a-page-${requests}`,
    ...({ pay_type: 1, bet_amount: stake, system_size: 0 } as const),
    bet_list: [aLeg(selectionId)],
  };
  return world.betting.routes['order_list/add'](slip, world.as(player));
}

const placed = { content: { status: 1 } };
const refused = (why: string) => ({ content: { status: 0, nobet_list: [{ why }] } });
/** `10101:7` is a selection told as suspended. */
const told = () =>
  hub.heard().flatMap(({ content }) => {
    const { entities } = content as MonitoringContent;
    return entities.map(({ outcomeId, statusId }) => `${outcomeId}:${statusId}`);
  });

/** A process that starts now, once it has read the books. */
async function anotherBoard(): Promise<OddsBoard> {
  const board = world.odds.feature();
  const read = Promise.withResolvers<void>();
  const watched = {
    ...board,
    setSuspensions: (suspended: Parameters<OddsBoard['setSuspensions']>[0]) => {
      board.setSuspensions(suspended);
      read.resolve();
    },
  };
  createBetting({ ...world, log: pino({ level: 'silent' }), board: watched });
  await read.promise;
  return board;
}

test('[BET-47] a large bet that finds too little room suspends nothing', async () => {
  // A single of 1,000 at 2.00 owes 1,900, the least stake of 100 owes 190.
  await changeBetSettings(world, { selectionExposureMaximum: shillings(2_090) });
  expect(await bet('10101')).toMatchObject(placed);
  expect(await bet('10101')).toMatchObject(refused('full'));
  expect(told()).toEqual([]);
});

test('[BET-47] without room for the least stake a selection is suspended for everybody', async () => {
  const other = world.odds.feature();
  createBetting({ ...world, log: pino({ level: 'silent' }), board: other });
  expect(await bet('10101', 100)).toMatchObject(placed);
  expect(told()).toEqual(['10101:7']);
  expect(await bet('10101', 100)).toMatchObject(refused('closed'));
  await expect.poll(() => other.isBettable('10101')).toBe(false);
  expect(await bet('10102', 100)).toMatchObject(placed);
});

test('[BET-47] a process that starts shows the same', async () => {
  const board = await anotherBoard();
  expect([board.isBettable('10101'), board.isBettable('10102')]).toEqual([false, true]);
});

test('[BET-47] a higher ceiling resumes it, a lower one suspends it', async () => {
  await changeBetSettings(world, { selectionExposureMaximum: shillings(10_000) });
  expect(told()).toEqual(['10101:1']);
  expect(await bet('10101')).toMatchObject(placed);
  await changeBetSettings(world, { selectionExposureMaximum: shillings(3_000) });
  expect(told()).toEqual(['10101:7']);
});

test('[BET-47] a match that is full is suspended as a whole', async () => {
  await changeBetSettings(world, { matchExposureMaximum: shillings(1_950) });
  told();
  expect(await bet('20101')).toMatchObject(placed);
  expect(told()).toEqual(['20101:7', '20102:7', '20103:7']);
  await changeBetSettings(world, { matchExposureMaximum: shillings(100_000) });
  expect(told()).toEqual(expect.arrayContaining(['20101:1', '20102:1', '20103:1']));
});

test('[BET-47] what could not be paid leaves nothing suspended', async () => {
  await changeBetSettings(world, { selectionExposureMaximum: shillings(5_700) });
  const poor = await world.newPlayer(100);
  // While the first is being written it takes all the room, which the second one meets.
  const replies = await Promise.all([bet('30101', 3_000, poor), bet('30101')]);
  expect(replies).toMatchObject([{ code: 'funds-short' }, refused('full')]);
  expect(world.board.isBettable('30101')).toBe(true);
  expect(await bet('30101')).toMatchObject(placed);
});
