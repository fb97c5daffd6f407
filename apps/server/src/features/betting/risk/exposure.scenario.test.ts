import { setImmediate } from 'node:timers/promises';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { shillings } from '@kipute/domain/money/senti';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import {
  createSettlementWorld,
  type SettlementWorld,
} from '../../settlement/fixtures/settlement-world.ts';
import { aLeg } from '../fixtures/a-leg.ts';
import { changeBetSettings } from '../fixtures/change-bet-settings.ts';
import { type Betting, createBetting } from '../index.ts';
import { openExposure } from './exposure-sync.ts';

let world: SettlementWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createSettlementWorld();
  asha = await world.newPlayer(2_000_000);
});
afterAll(() => world.close());

let requests = 0;
function bet(selectionIds: readonly string[], betting = world.betting, key?: string) {
  requests += 1;
  const slip = {
    request_key: key ?? `a-request-of-a-page-${requests}`,
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

describe('what is no longer owed, in every process', () => {
  const isPlaced = async (betting: Betting) => {
    const reply = await bet(['70101', '60101'], betting);
    return reply.kind === 'answer' && reply.content.order_info?.id;
  };
  const another = () =>
    createBetting({ ...world, log: pino({ level: 'silent' }), board: world.odds.feature() });
  const rule = (selectionId: bigint, outcome: keyof typeof legOutcomes) =>
    world.settleLegs({
      matchId: BigInt(aLeg(String(selectionId)).eventId),
      ...{ selectionId, outcome: legOutcomes[outcome].id },
    });
  const cancel = (id: string) =>
    world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));
  const owedOn = async (selectionId: string) =>
    (await openExposure(world.database.read)).find((one) => one.selectionId === selectionId)
      ?.liability ?? 0n;

  beforeEach(async () => {
    // An accumulator of two at 2.00 pays 3,700 and owes half of that on each leg: one has room.
    await changeBetSettings(world, { selectionExposureMaximum: shillings(2_000) });
  });

  test('[STL-25] an order that is cancelled is no longer owed', async () => {
    const other = another();
    const id = await isPlaced(world.betting);
    expect([await isPlaced(world.betting), await isPlaced(other)]).toEqual([undefined, undefined]);
    await cancel(id || '');
    expect(await owedOn('70101')).toBe(0n);
    const next = await isPlaced(other);
    expect(next).toBeTypeOf('string');
    await cancel(next || '');
    const last = await isPlaced(world.betting);
    expect(last).toBeTypeOf('string');
    await cancel(last || '');
  });

  test('[STL-22] one that a person must decide still owes on its open legs, until it is decided', async () => {
    const other = another();
    const id = await isPlaced(world.betting);
    await rule(70101n, 'abnormal');
    expect([await owedOn('70101'), await owedOn('60101')]).toEqual([0n, shillings(1_850)]);
    const onlySecond = async (betting: Betting) => {
      const reply = await bet(['60101'], betting);
      return reply.kind === 'answer' && reply.content.status === 1;
    };
    expect([await onlySecond(world.betting), await onlySecond(other)]).toEqual([false, false]);
    await cancel(id || '');
    expect(await owedOn('60101')).toBe(0n);
    expect(await onlySecond(other)).toBe(true);
  });
});

test('[BET-35, BET-41] the same key at once is one order, though there is room for one only', async () => {
  await changeBetSettings(world, { selectionExposureMaximum: shillings(2_000) });
  const send = () => bet(['30101'], world.betting, 'one-key-sent-twice');
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ content: { status: 1 } });
  expect(second).toEqual(first);
});

describe('a snapshot is read while a bet is written', () => {
  type Gate = { readonly reached: () => void; readonly opens: Promise<void> };

  /** A process that can be told to read, in which a bet or a reading can be held up. */
  function heldUp() {
    const gates: { beforeWriting?: Gate; afterWriting?: Gate; afterReading?: Gate } = {};
    const pass = async (at: keyof typeof gates) => {
      const gate = gates[at];
      gate?.reached();
      await gate?.opens;
    };
    const hold = (at: keyof typeof gates) => {
      const reached = Promise.withResolvers<void>();
      const opened = Promise.withResolvers<void>();
      gates[at] = { reached: reached.resolve, opens: opened.promise };
      return { reached: reached.promise, open: opened.resolve };
    };
    const executeQuery: Database['inOneStatement']['executeQuery'] = async (query) => {
      await pass('beforeWriting');
      const result = await world.database.inOneStatement.executeQuery(query);
      await pass('afterWriting');
      return result as never;
    };
    const transact: Database['transact'] = async (work) => {
      const value = await world.database.transact(work);
      await pass('afterReading');
      return value;
    };
    let readAnew = () => {};
    const onRejoin = (listener: () => void) => {
      readAnew = listener;
      return () => undefined;
    };
    const betting = createBetting({
      ...world,
      log: pino({ level: 'silent' }),
      board: world.odds.feature(),
      bus: { ...world.bus, onRejoin },
      database: { ...world.database, inOneStatement: { executeQuery }, transact },
    });
    return { betting, hold, readAnew: () => readAnew() };
  }
  const content = (status: number) => ({ content: { status } });

  test('[BET-42] a bet that is written after the snapshot still counts', async () => {
    await changeBetSettings(world, { selectionExposureMaximum: shillings(2_000) });
    const { betting, hold, readAnew } = heldUp();
    // It has read for the first time.
    await bet(['30103'], betting);
    const writing = hold('beforeWriting');
    const first = bet(['50101'], betting);
    await writing.reached;
    const reading = hold('afterReading');
    readAnew();
    await reading.reached;
    writing.open();
    expect(await first).toMatchObject(content(1));
    reading.open();
    await setImmediate();
    expect(await bet(['50101'], betting)).toMatchObject(content(0));
  });

  test('[BET-42] a bet that the snapshot holds does not count twice', async () => {
    // A single at 3.00 owes 2,800 after tax.
    await changeBetSettings(world, { selectionExposureMaximum: shillings(6_000) });
    const { betting, hold, readAnew } = heldUp();
    await bet(['30103'], betting);
    const answer = hold('afterWriting');
    const first = bet(['50102'], betting);
    await answer.reached;
    const reading = hold('afterReading');
    readAnew();
    await reading.reached;
    reading.open();
    // What was read is counted in this breath.
    await setImmediate();
    answer.open();
    expect(await first).toMatchObject(content(1));
    expect(await bet(['50102'], betting)).toMatchObject(content(1));
  });
});
