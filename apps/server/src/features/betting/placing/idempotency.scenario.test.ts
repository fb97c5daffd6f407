import { setTimeout as delay } from 'node:timers/promises';
import { shillings } from '@kipute/domain/money/senti';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BetRequest } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { aLeg } from '../fixtures/a-leg.ts';
import { placingSuite, type Slip } from '../fixtures/placing-suite.ts';
import { betPlacer, type PlaceBet } from './place-bet.ts';
import { createStakeFactors } from './stake-factors.ts';

const { add, asha, orders, place, world } = placingSuite();
const refused = (code: string) => ({ kind: 'refusal', code });

const ON_SALE = 1;
const REMOVED = 4;
const change = (status: number) => world().odds.catalogue.changeOffer('401011', { status });

describe('a key that is sent again while its bet in play waits', () => {
  const bet_list = [aLeg('40101')];
  beforeEach(() => change(ON_SALE));

  /** What comes again does so in the first wait; it is awaited afterwards, for it waits too. */
  async function sentAgain(again: Partial<Slip>, meanwhile: () => void) {
    const replies: ReturnType<typeof add>[] = [];
    world().whileWaiting = async () => {
      world().whileWaiting = () => undefined;
      change(REMOVED);
      replies.push(add(again));
      // Long enough for an answer that does not wait.
      await delay(50);
      meanwhile();
    };
    const first = await add({ bet_list });
    return { first, second: await replies[0] };
  }

  test('[BET-35] is answered with the one order, though the offer was removed just then', async () => {
    const { first, second } = await sentAgain({ bet_list }, () => change(ON_SALE));
    expect(first).toMatchObject({ content: { status: 1 } });
    expect(second).toEqual(first);
    expect(await orders()).toHaveLength(1);
    expect(await world().balanceOf(asha())).toBe(shillings(9_000));
    // The order stood: nobody waits in play for it again.
    expect(world().waits).toHaveLength(1);
  });

  test('[BET-35] with other content is refused when the first was placed', async () => {
    const { second } = await sentAgain({ bet_list, bet_amount: 2_000 }, () => change(ON_SALE));
    expect(second).toEqual(refused('request-key-used'));
    expect(await orders()).toHaveLength(1);
  });

  test('[BET-35] is a fresh one when the first was refused', async () => {
    const { first, second } = await sentAgain({ bet_list: [aLeg('20101')] }, () => undefined);
    expect(first).toMatchObject({ content: { status: 0 } });
    expect(second).toMatchObject({ content: { status: 1 } });
  });
});

/** A process of its own on the same books and the same bus, whose bets need no exposure. */
const anotherProcess = (differences: Partial<BettingDeps> = {}) =>
  betPlacer(
    {
      ...world(),
      log: pino({ level: 'silent' }),
      pause: async () => undefined,
      ...differences,
    },
    {
      queue: world().betting.admissionQueues['order_list/add'],
      exposure: { reserve: async () => reservation },
      factors: createStakeFactors(world()),
    },
  );

const reservation = {
  kind: 'reserved',
  winnings: 'far-from-ceiling',
  confirm: () => undefined,
  release: () => undefined,
} as const;

const requestOn = (selectionId: string, requestKey = 'a-request-of-the-page'): BetRequest => {
  const [marketId, matchId] = [selectionId.slice(0, 3), selectionId.slice(0, 1)];
  return {
    ...{ playerId: asha(), device: 'phone', requestKey, shape: { kind: 'all' } },
    ...{ paidWith: 'balance', stake: shillings(1_000), oddsChanges: 'any' },
    legs: [{ selectionId, matchId, marketId, seenOdds: undefined }],
  };
};

describe('a key that is sent to another process while its bet in play waits', () => {
  beforeEach(() => change(ON_SALE));

  async function sentElsewhere(thenStatus: number) {
    const other = anotherProcess();
    const answers: ReturnType<PlaceBet>[] = [];
    world().whileWaiting = async () => {
      world().whileWaiting = () => undefined;
      change(REMOVED);
      answers.push(other(requestOn('40101')));
      // Long enough for an answer that does not wait.
      await delay(50);
      change(thenStatus);
    };
    const first = await add({ bet_list: [aLeg('40101')] });
    return { first, second: await answers[0] };
  }

  test('[BET-35] is answered there with the order, though the offer was removed just then', async () => {
    const { first, second } = await sentElsewhere(ON_SALE);
    expect(first).toMatchObject({ content: { status: 1 } });
    expect(second).toMatchObject({ ok: true, value: { playerId: asha() } });
    expect(await orders()).toHaveLength(1);
    expect(await world().balanceOf(asha())).toBe(shillings(9_000));
  });

  test('[BET-35] is refused there when the first was refused', async () => {
    const { first, second } = await sentElsewhere(REMOVED);
    expect(first).toMatchObject({ content: { status: 0 } });
    expect(second).toMatchObject({ ok: false, refusal: { code: 'legs-refused' } });
  });

  test('[BET-35] both refused, neither waits for the other', async () => {
    change(ON_SALE);
    const waits = Promise.withResolvers<void>();
    const pause = async () => {
      await waits.promise;
      change(REMOVED);
    };
    const both = [anotherProcess({ pause }), anotherProcess({ pause })].map((placeBet) =>
      placeBet(requestOn('40101')),
    );
    waits.resolve();
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ ok: false });
  });
});

test('[BET-35, BET-37] a retry of a bet that stands is answered with it when too many bets wait', async () => {
  const requestKey = 'a-request-of-the-page';
  const order = await place();
  const stuck = { executeQuery: vi.fn(() => new Promise<never>(() => undefined)) };
  const placeBet = anotherProcess({ database: { ...world().database, inOneStatement: stuck } });
  const request = (key: string) => requestOn('10101', key);
  const send = (count: number, name: string) => {
    for (let at = 0; at < count; at += 1) void placeBet(request(`${name}-${at}`));
  };
  // Both commits are under way and never end; behind them the queue fills up.
  send(200, 'one-of-the-first');
  await vi.waitFor(() => expect(stuck.executeQuery).toHaveBeenCalledTimes(2));
  send(512, 'one-of-the-line');
  expect(await placeBet(request('one-too-many'))).toEqual({ ok: false, refusal: 'overloaded' });
  const again = await placeBet(request(requestKey));
  expect(again).toMatchObject({ ok: true, value: { serialNumber: order.serial_number } });
});
