import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { accountSteps, firstPassword, times } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

let phone: string;
let phonesGiven = 0;
beforeEach(() => {
  phonesGiven += 1;
  phone = `25568200${String(1000 + phonesGiven)}`;
});

const { newPlayer, logIn, messagesTo } = accountSteps(() => world);
const atHome = { address: '41.59.3.7', userAgent: 'TECNO' };
const abroad = { address: '102.22.8.1', userAgent: 'TECNO' };
/** Those after the code that registered. */
const announcements = async () => (await messagesTo(phone)).slice(1);

describe('new devices', () => {
  test('[ACT-18] the device that registered is known', async () => {
    await newPlayer(phone, atHome);
    await logIn(phone, firstPassword, { ...atHome, address: '41.59.3.250' });
    expect(await announcements()).toEqual([]);
  });

  test('[ACT-18] another network or browser is announced once, in the language used before', async () => {
    await newPlayer(phone, atHome);
    await logIn(phone, firstPassword, { ...abroad, locale: 'en-US' });
    await logIn(phone, firstPassword, { ...abroad, locale: 'en-US' });
    await logIn(phone, firstPassword, { ...atHome, userAgent: 'Samsung', locale: 'sw' });
    expect(await announcements()).toEqual([
      'Kipute: kuna aliyeingia kwenye akaunti yako kwa kifaa kipya (IP 102.22.8.0/24). Kama si wewe, badilisha nenosiri sasa.',
      'Kipute: new login to your account from a new device (IP 41.59.3.0/24). If this was not you, change your password now.',
    ]);
  });

  test('[ACT-18] ten sign-ins at once from a new device make one message', async () => {
    await newPlayer(phone, atHome);
    await times(10, () => logIn(phone, firstPassword, abroad));
    expect(await announcements()).toHaveLength(1);
  });

  test('[ACT-18] a wrong password announces nothing', async () => {
    await newPlayer(phone, atHome);
    await logIn(phone, 'c'.repeat(64), abroad);
    expect(await announcements()).toEqual([]);
  });

  test('[ACT-18] who was put there without a device comes in unannounced the first time', async () => {
    await world.database.transact((tx) =>
      world.players.createPlayer(tx, {
        phone,
        name: 'Juma',
        password: firstPassword,
        language: 'sw',
      }),
    );
    await logIn(phone, firstPassword, atHome);
    expect(await messagesTo(phone)).toEqual([]);
    await logIn(phone, firstPassword, abroad);
    expect(await messagesTo(phone)).toHaveLength(1);
  });
});
