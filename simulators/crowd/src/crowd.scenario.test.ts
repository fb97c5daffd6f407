import { setTimeout as pause } from 'node:timers/promises';
import { openWorld, type World } from '@kipute/tools/start/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Crowd } from './crowd.ts';
import { houseAt } from './house.ts';
import { phonesAt } from './phones.ts';

let world: World;
let crowd: Crowd;

const pageOf = (name: string) => world.simulators.find((one) => one.name === name)?.page ?? '';

beforeAll(async () => {
  const environment = { ODDS_FEED_WORLD: 'small', RATE_LIMIT_FACTOR: '100' };
  world = await openWorld({ name: 'crowd', data: 'fresh', sites: 'as-built', environment });
  crowd = new Crowd({
    house: houseAt(world.playerAddress),
    phones: phonesAt({ smsGateway: pageOf('sms-gateway'), mobileMoney: pageOf('mobile-money') }),
    // However late it is in East Africa.
    betsPerSecond: 50,
    regulars: ['255712000101'],
  });
});
afterAll(async () => {
  await crowd.stop();
  await world.stop();
});

const GIVES_UP_AFTER_MS = 90_000;

async function until(isSo: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + GIVES_UP_AFTER_MS;
  while (!isSo() && Date.now() < giveUpAt) await pause(200);
}

test('[LWD-10] a crowd comes in, deposits and bets', async () => {
  crowd.start();
  await until(() => {
    const { arrivals = 0, bets = 0, deposits = 0 } = crowd.state.done;
    return arrivals > 1 && bets > 2 && deposits > 0;
  });
  await crowd.stop();
  const { done, noted } = crowd.state;
  const words = noted.map(({ what }) => what).join('\n');
  expect(done.arrivals, words).toBeGreaterThan(1);
  expect(done.bets, words).toBeGreaterThan(2);
  expect(done.deposits, words).toBeGreaterThan(0);
});

test('[LWD-11] at nought nothing happens', async () => {
  const { done } = crowd.state;
  crowd.betsPerSecond = 0;
  crowd.start();
  await pause(1_500);
  await crowd.stop();
  expect(crowd.state.done).toEqual(done);
});
