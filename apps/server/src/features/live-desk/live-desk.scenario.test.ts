import type { DeskBoard, LiveDeskNews } from '@kipute/contract/calls/office/live-desk';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { shillings } from '@kipute/domain/money/senti';
import { eventually } from '@kipute/testkit/eventually';
import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { aLeg } from '../betting/fixtures/a-leg.ts';
import { changeBetSettings } from '../betting/fixtures/change-bet-settings.ts';
import { type Betting, createBetting } from '../betting/index.ts';
import { openExposure } from '../betting/risk/exposure-sync.ts';
import {
  createSettlementWorld,
  type SettlementWorld,
} from '../settlement/fixtures/settlement-world.ts';
import { createLiveDesk, type LiveDesk } from './index.ts';

let world: SettlementWorld;
let asha: bigint;
let processes: Process[] = [];
beforeAll(async () => {
  world = await createSettlementWorld();
  asha = await world.newPlayer(50_000_000);
});
afterEach(async () => {
  for (const { desk } of processes) await desk.close();
  processes = [];
});
afterAll(() => world.close());

type Process = {
  readonly desk: LiveDesk;
  readonly betting: Betting;
  readonly told: LiveDeskNews[];
};

/** One process of the fleet: the same database and bus, a memory of its own. */
async function start(): Promise<Process> {
  const betting = createBetting({
    ...world,
    log: pino({ level: 'silent' }),
    board: world.odds.feature(),
    // A bet in play waits out its delay.
    pause: async () => undefined,
  });
  const told: LiveDeskNews[] = [];
  const catalogue = world.odds.catalogue.face;
  const desk = createLiveDesk({
    ...world,
    log: pino({ level: 'silent' }),
    betting,
    board: world.board,
    catalogue: { ...catalogue, choiceOfMatch: (id) => choiceOf(id) },
    officeLive: {
      hasReaders: () => true,
      provideSnapshot: () => undefined,
      publishHere: (_, content) => void told.push(content as LiveDeskNews),
    },
  });
  const process = { desk, betting, told };
  processes.push(process);
  await desk.begin();
  return process;
}
const locked = new Set<string>();
const choiceOf = (id: string) => ({ isSuspended: locked.has(id), isInMaintenance: false });

const office = contextOf(anAdministrator(1n));
async function boardOf({ desk }: Process): Promise<DeskBoard> {
  const reply = await desk.routes['live_board/inquire']({}, office);
  if (reply.kind !== 'answer') throw new Error('the board was refused');
  return reply.content;
}

let requests = 0;
async function bet(
  selectionIds: readonly string[],
  {
    betting = processes[0]?.betting ?? world.betting,
    stake = 1_000,
    as = asha,
    systemSize = 0,
  } = {},
) {
  requests += 1;
  const reply = await betting.routes['order_list/add'](
    {
      request_key: `a-request-of-the-desk-${requests}`,
      pay_type: 1,
      bet_amount: stake,
      bet_list: selectionIds.map((selectionId) => aLeg(selectionId)),
      system_size: systemSize,
    },
    world.as(as),
  );
  if (reply.kind === 'prepared') throw new Error('a bet is answered for itself');
  return reply.kind === 'answer' ? (reply.content.order_info?.id ?? 'refused') : reply.code;
}

type Sums = Readonly<Record<string, readonly [owed: number, stake: number]>>;

const shownOn = ({ matches }: DeskBoard): Sums =>
  Object.fromEntries(
    matches.flatMap(({ selections }) =>
      selections.filter(({ stake }) => stake > 0).map(({ id, owed, stake }) => [id, [owed, stake]]),
    ),
  );

async function inTheBooks(): Promise<Sums> {
  const open = await openExposure(world.database.read);
  return Object.fromEntries(
    open.map(({ selectionId, liability, stake }) => [
      selectionId,
      [Number(liability) / 100, Number(stake) / 100],
    ]),
  );
}

describe('exposure', () => {
  test('[LVB-10] the board is the sum over the orders in the books, in every process and after a start', async () => {
    const [one, other] = [await start(), await start()];
    const { fraction: chance } = createSeededRandom(7);
    const sides = ['01', '02', '03'];
    const placed: string[] = [];
    for (let round = 0; round < 24; round += 1) {
      const matches = ['1', '2', '3', '5', '6', '7'].filter(() => chance() < 0.4);
      const legs = matches.map((id) => `${id}01${sides[Math.floor(chance() * 3)]}`);
      if (legs.length === 0) continue;
      const betting = chance() < 0.5 ? one.betting : other.betting;
      const stake = 1_000 * (1 + Math.floor(chance() * 20));
      placed.push(await bet(legs, { betting, stake }));
    }
    const expected = async (process: Process) => {
      const books = await inTheBooks();
      const shown = shownOn(await boardOf(process));
      expect(Object.keys(shown).toSorted()).toEqual(Object.keys(books).toSorted());
      for (const [id, [owed, stake]] of Object.entries(books)) {
        // The books round a sum once, memory each leg.
        expect(shown[id]?.[0]).toBeCloseTo(owed, -1);
        expect(shown[id]?.[1]).toBe(stake);
      }
    };
    for (const process of [one, other]) await eventually(() => expected(process));
    const cancelled = placed.filter((_, at) => at % 3 === 0);
    for (const id of cancelled) {
      await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));
    }
    const rule = { matchId: 1n, selectionId: 10101n, outcome: legOutcomes.win.id };
    await world.settleLegs(rule);
    await world.settleLegs({
      ...rule,
      matchId: 2n,
      selectionId: 20102n,
      outcome: legOutcomes.lose.id,
    });
    for (const process of [one, other]) await eventually(() => expected(process));
    await expected(await start());
  });

  test('[LVB-11] a selection shows what the house has if it wins, a match the worst of each market', async () => {
    const process = await start();
    await bet(['40101'], { stake: 10_000 });
    await eventually(async () => {
      const match = (await boardOf(process)).matches.find(({ id }) => id === '4');
      const [home, , away] = match?.selections ?? [];
      expect(home).toMatchObject({ id: '40101', column: 1, stake: 10_000 });
      expect(home?.result).toBe(10_000 - (home?.owed ?? 0));
      expect(away).toMatchObject({ stake: 0, owed: 0, result: 10_000 });
      expect(match).toMatchObject({ live: 1, score: '0–0', worst: home?.result, sealed: 'no' });
    });
    locked.add('4');
    process.desk.tell();
    expect(process.told.at(-1)?.matches.find(({ id }) => id === '4')?.sealed).toBe('by-hand');
    locked.delete('4');
  });

  test('[LVB-12] what changed is told, and nothing else', async () => {
    const process = await start();
    process.desk.tell();
    process.desk.tell();
    expect(process.told.at(-1)).toMatchObject({ kind: 'changed', matches: [], gone: [] });
    await bet(['30103']);
    // Somebody else who begins to look takes no news from those who follow.
    await boardOf(process);
    process.desk.tell();
    expect(process.told.at(-1)?.matches.map(({ id }) => id)).toEqual(['3']);
  });
});

describe('what comes in', () => {
  test('[LVB-13] bets and refusals are counted once, whichever process had them, also after a start', async () => {
    const [one, other] = [await start(), await start()];
    const before = await boardOf(one);
    const refusedBefore = before.totals.refused.find(({ reason }) => reason === 'funds-short');
    await bet(['50101']);
    await bet(['50101'], { betting: other.betting });
    const poor = await world.newPlayer(0);
    expect(await bet(['50101'], { as: poor })).toBe('funds-short');
    expect(await bet(['50101'], { as: poor, betting: other.betting })).toBe('funds-short');
    const third = await start();
    for (const process of [one, other, third]) {
      await eventually(async () => {
        const { totals } = await boardOf(process);
        const refused = totals.refused.find(({ reason }) => reason === 'funds-short');
        expect(refused?.count).toBe((refusedBefore?.count ?? 0) + 2);
        if (process !== third)
          expect(totals.placed_last_hour).toBe(before.totals.placed_last_hour + 2);
      });
    }
  });

  test('[LVB-14] a large bet ticks in with its player, placed or refused; a small one does not', async () => {
    await changeBetSettings(world, { tickStake: shillings(20_000) });
    const [one, other] = [await start(), await start()];
    await bet(['60101'], { stake: 19_999 });
    await bet(['60102'], { stake: 20_000, betting: other.betting });
    const poor = await world.newPlayer(0);
    await bet(['60103'], { stake: 30_000, as: poor });
    const ticks = async (process: Process) =>
      (await boardOf(process)).ticks
        .slice(0, 2)
        .map(({ stake, outcome, reason, player, slip }) => ({
          ...{ stake, outcome, reason, player },
          names: slip.en.includes('–'),
        }));
    const expected = [
      { stake: 30_000, outcome: 'refused', reason: 'funds-short' },
      { stake: 20_000, outcome: 'placed', reason: '' },
    ].map((one) => ({ ...one, player: 'Asha', names: true }));
    for (const process of [one, other]) {
      await eventually(async () => {
        const shown = await ticks(process);
        expect(shown.toSorted((a, b) => b.stake - a.stake)).toEqual(expected);
      });
    }
    const again = await boardOf(await start());
    expect(again.ticks[0]).toMatchObject({ stake: 20_000, outcome: 'placed' });
  });
});

describe('alarms', () => {
  const alarmsOf = async (process: Process, kind: string) =>
    (await boardOf(process)).alarms.filter((one) => one.kind === kind);

  test('[LVB-30, LVB-32] an order at the amount warning alarms once, in every process, until it is seen', async () => {
    await changeBetSettings(world, { orderWarningStake: shillings(500_000) });
    const [one, other] = [await start(), await start()];
    await bet(['70101'], { stake: 499_999 });
    await bet(['70102'], { stake: 500_000 });
    for (const process of [one, other]) {
      await eventually(async () => {
        expect(await alarmsOf(process, 'order-amount')).toMatchObject([
          { accounts: 1, orders: 1, stake: 500_000, seen: 0 },
        ]);
      });
    }
    const [alarm] = await alarmsOf(one, 'order-amount');
    const by = await createColleague(world, 'trader');
    const seen = await one.desk.routes['live_board/mark_seen']({ alarm_id: alarm?.id ?? '' }, by);
    expect(seen.kind).toBe('answer');
    expect(await alarmsOf(other, 'order-amount')).toMatchObject([{ seen: 1 }]);
    expect(await one.desk.routes['live_board/mark_seen']({ alarm_id: '999' }, by)).toMatchObject({
      code: 'alarm-unknown',
    });
    const logged = await world.database.read
      .selectFrom('activity')
      .select('content')
      .where('type', '=', 80)
      .execute();
    expect(logged).toHaveLength(2);
  });

  test('[LVB-31] the same slip from so many accounts alarms, in any order of its legs', async () => {
    await changeBetSettings(world, { sameSlipAccounts: 3, sameSlipLegs: 3, sameSlipMinutes: 10 });
    const process = await start();
    const legs = ['10102', '20103', '30101'];
    for (const at of [0, 1])
      await bet(at ? legs.toReversed() : legs, { as: await world.newPlayer(9_000) });
    await bet(legs, { as: asha });
    await bet(legs, { as: asha });
    await eventually(async () => {
      expect(await alarmsOf(process, 'identical-slip')).toMatchObject([
        { accounts: 3, stake: 3_000 },
      ]);
    });
    // Two legs are alike by chance.
    for (let at = 0; at < 4; at += 1) {
      await bet(['50102', '60102'], { as: await world.newPlayer(9_000) });
    }
    expect(await alarmsOf(process, 'identical-slip')).toHaveLength(1);
  });

  test('[LVB-33] linked accounts with one slip alarm, strangers do not', async () => {
    await changeBetSettings(world, { sameSlipAccounts: 50, sameSlipLegs: 3 });
    const process = await start();
    const [one, two, stranger] = [
      await world.newPlayer(9_000),
      await world.newPlayer(9_000),
      await world.newPlayer(9_000),
    ];
    await world.database.transact((tx) =>
      tx
        .insertInto('playerDevice')
        .values(
          [one, two].map((playerId) => ({
            ...{ playerId, deviceHash: Buffer.from('one phone') },
            firstSeenAt: world.clock.now(),
          })),
        )
        .execute(),
    );
    // Switched off, nobody is compared.
    await changeBetSettings(world, { sameSlipLinked: false });
    for (const as of [one, two]) await bet(['30101', '50101', '70103'], { as });
    await changeBetSettings(world, { sameSlipLinked: true });
    const legs = ['20101', '30102', '50103'];
    for (const as of [stranger, one]) await bet(legs, { as });
    expect(await alarmsOf(process, 'linked-accounts')).toEqual([]);
    await bet(legs, { as: two });
    await eventually(async () => {
      expect(await alarmsOf(process, 'linked-accounts')).toMatchObject([
        { accounts: 2, orders: 2 },
      ]);
    });
  });
});
