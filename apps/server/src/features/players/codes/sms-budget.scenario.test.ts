import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { createOutbox } from '../../../platform/jobs/outbox.ts';
import { createMessaging } from '../../messaging/index.ts';
import type { SettingsOf } from '../../settings/index.ts';
import { accountSteps, refusal } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance({ minutes: 25 * 60 });
  await budgetIs({});
});

const { askForCode, newPlayer } = accountSteps(() => world);
const wide = { perHourMax: 1_000, perDayMax: 1_000 } as const;
const wideNetworks = { networkPerHourMax: 1_000, networkPerDayMax: 1_000 } as const;

async function budgetIs(changes: Partial<SettingsOf<'messages'>>): Promise<void> {
  const value = { ...wide, ...wideNetworks, securityPercent: 30, ...changes };
  const basedOn = world.settings.revisionOf('messages');
  await world.database.transact((tx) =>
    world.settings.change(tx, {
      ...{ section: 'messages', value, basedOn, changedBy: null, note: '' },
    }),
  );
}

let phonesGiven = 0;
const newPhone = (prefix = '71') => {
  phonesGiven += 1;
  return `255${prefix}${String(2_000_000 + phonesGiven)}`;
};
const registrations = async (count: number, prefix = '71') => {
  const replies = [];
  for (let place = 0; place < count; place += 1) {
    replies.push(await askForCode(newPhone(prefix), 'register'));
  }
  return replies.map(({ kind }) => kind);
};
const spent = refusal('sms-budget-spent');

const budgets = [
  ['in an hour', { perHourMax: 10 }, { minutes: 60 }],
  ['in a day', { perDayMax: 10 }, { minutes: 24 * 60 }],
  ['to a network in an hour', { networkPerHourMax: 10 }, { minutes: 60 }],
  ['to a network in a day', { networkPerDayMax: 10 }, { minutes: 24 * 60 }],
] as const;

test.each(budgets)(
  '[MSG-11] codes that anybody can ask for use seven tenths of what may leave %s',
  async (_, budget, later) => {
    await budgetIs(budget);
    expect(await registrations(8)).toEqual([...Array(7).fill('answer'), 'refusal']);
    expect(await askForCode(newPhone(), 'register')).toEqual(spent);
    world.clock.advance(later);
    expect(await registrations(1)).toEqual(['answer']);
  },
);

test('[MSG-11] a network that is used up leaves the others alone', async () => {
  await budgetIs({ networkPerHourMax: 10 });
  await registrations(8, '71');
  expect(await askForCode(newPhone('77'), 'register')).toEqual(spent);
  expect(await registrations(1, '75')).toEqual(['answer']);
});

test('[MSG-11] players come into their own accounts with the rest, and with no more', async () => {
  const phones = Array.from({ length: 5 }, () => newPhone());
  for (const phone of phones) await newPlayer(phone);
  world.clock.advance({ minutes: 25 * 60 });
  await budgetIs({ perHourMax: 10 });
  await registrations(7);
  expect(await askForCode(newPhone(), 'register')).toEqual(spent);
  const replies = [];
  for (const phone of phones) replies.push(await askForCode(phone, 'login'));
  expect(replies.map(({ kind }) => kind)).toEqual([
    ...Array(3).fill('answer'),
    ...Array(2).fill('refusal'),
  ]);
  // Nor is anything told about a number that no player has.
  expect(await askForCode(newPhone(), 'login')).toEqual(spent);
});

test('[MSG-11] what is refused is counted by network', async () => {
  await budgetIs({ perHourMax: 1 });
  const counted: string[] = [];
  const messaging = createMessaging({
    ...world,
    outbox: createOutbox(),
    gateway: { send: async () => ({ kind: 'sent', providerReference: '' }) as const },
    countRefused: (network) => counted.push(network),
  });
  const { read } = world.database;
  await messaging.hasRoomFor(read, { phone: '255754000001', kind: 'for-anyone' });
  await messaging.hasRoomFor(read, { phone: '255612000001', kind: 'for-anyone' });
  await messaging.hasRoomFor(read, { phone: '255732000001', kind: 'for-anyone' });
  expect(counted).toEqual(['vodacom', 'halotel', 'other']);
});
