import { shillings } from '@kipute/domain/money/senti';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLeg } from '../fixtures/a-leg.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';
import { changeBetSettings } from '../fixtures/change-bet-settings.ts';
import { createBetting } from '../index.ts';
import { openExposure } from './exposure-store.ts';

let world: BettingWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createBettingWorld();
  asha = await world.newPlayer(2_000_000);
});
afterAll(() => world.close());

let requests = 0;
function bet(selectionIds: readonly string[], betting = world.betting) {
  requests += 1;
  const slip = {
    request_key: `a-request-of-a-page-${requests}`,
    pay_type: 1,
    bet_amount: 1_000,
    bet_list: selectionIds.map((selectionId) => aLeg(selectionId)),
    system_size: 0,
  } as const;
  return betting.routes['order_list/add'](slip, world.as(asha));
}

test('[BET-41, BET-42] a ceiling holds in every process, across a start', async () => {
  // A single at 2.00 owes 1,900 after tax.
  await changeBetSettings(world, { selectionExposureMaximum: shillings(4_000) });
  const placed = (reply: Awaited<ReturnType<typeof bet>>) =>
    reply.kind === 'answer' && reply.content.status === 1;
  expect([placed(await bet(['10101'])), placed(await bet(['10101']))]).toEqual([true, true]);
  const full = { content: { status: 0, nobet_list: [{ outcomeId: '10101', why: 'full' }] } };
  expect(await bet(['10101'])).toMatchObject(full);
  // Another selection of the match has room, and the bet that was refused took none.
  expect(placed(await bet(['10103']))).toBe(true);
  expect(placed(await bet(['20101']))).toBe(true);
  const another = createBetting({
    ...world,
    log: pino({ level: 'silent' }),
    board: world.odds.feature(),
  });
  expect(await bet(['10101'], another)).toMatchObject(full);
  expect(placed(await bet(['20101'], another))).toBe(true);
  expect(await bet(['20101'])).toMatchObject({ content: { nobet_list: [{ why: 'full' }] } });
});

test('[BET-40, BET-42] the books say what memory says', async () => {
  const owed = await openExposure(world.database.read);
  const bySelection = Object.fromEntries(owed.map((one) => [one.selectionId, one.liability]));
  expect(bySelection).toEqual({
    10101: 380_000n,
    10103: 370_000n,
    20101: 380_000n,
  });
});
