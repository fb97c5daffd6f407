import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Device,
  startPushService,
  type TestPushService,
} from '../adapters/web-push/fixtures/push-service.ts';
import { createWebPush } from '../adapters/web-push/index.ts';
import { pushVariables } from '../adapters/web-push/variables.ts';
import { createInbox, type Inbox, type Letter } from '../features/inbox/index.ts';
import {
  accountSteps,
  firstPassword,
  otherPassword,
} from '../features/players/fixtures/account-steps.ts';
import { pushChoicesOf } from '../features/players/index.ts';
import { createProtection, pausedAmong } from '../features/protection/index.ts';
import { contextOf } from '../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../fixtures/feature-world.ts';
import { waitingJobs } from '../fixtures/waiting-jobs.ts';
import { createOutbox } from '../platform/jobs/outbox.ts';

const keys = {
  PUSH_VAPID_PUBLIC: pushVariables.PUSH_VAPID_PUBLIC.parse(undefined),
  PUSH_VAPID_PRIVATE: pushVariables.PUSH_VAPID_PRIVATE.parse(undefined),
  PUSH_VAPID_SUBJECT: 'mailto:ops@kipute.test',
};

let world: FeatureWorld;
let service: TestPushService;
let inbox: Inbox;
const counted: string[] = [];
beforeAll(async () => {
  world = await createFeatureWorld();
  service = await startPushService(keys.PUSH_VAPID_PUBLIC);
  inbox = createInbox({
    ...{ ...world, outbox: createOutbox(), pushChoicesOf },
    push: createWebPush(keys, { anywhere: { certificate: service.certificate } }),
    offersHiddenFrom: (reader, ids) => pausedAmong(reader, ids, world.clock.now()),
    countPush: (outcome) => counted.push(outcome),
  });
});
afterAll(async () => {
  await service.close();
  await world.close();
});

const steps = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof steps.newPlayer>>;
let asha: Player;
let phone: string;
let phonesGiven = 0;
const nextPlayer = async () => {
  phonesGiven += 1;
  phone = `25562800${String(1000 + phonesGiven)}`;
  return { player: await steps.newPlayer(phone), phone };
};
beforeEach(async () => {
  ({ player: asha } = await nextPlayer());
  await world.owner.transact((tx) => tx.deleteFrom('pushSubscription').execute());
  await forgetJobs();
  service.deliveries.length = 0;
  counted.length = 0;
});

const forgetJobs = () =>
  world.owner.transact(async (tx) => {
    await tx.executeQuery({
      sql: 'delete from graphile_worker._private_jobs',
      parameters: [],
    } as never);
  });
/** All that waits and is due, and what that makes, until nothing is left. */
async function runJobs(): Promise<void> {
  const due = (await waitingJobs(world.database)).filter(({ name }) => name.includes('push'));
  await forgetJobs();
  for (const { name, payload } of due) {
    await inbox.jobs.find((job) => job.name === name)?.run(payload as never);
  }
  if (due.some(({ name }) => name === 'fan-out-push')) await runJobs();
}

const subscribe = (player: Player, { endpoint, keys: own }: Device) =>
  inbox.routes['push/subscribe']({ endpoint, keys: own }, contextOf(player));
const unsubscribe = (player: Player, { endpoint }: Device) =>
  inbox.routes['push/unsubscribe']({ endpoint }, contextOf(player));
type Choices = Parameters<(typeof world.players.routes)['subscriber/update_message_choices']>[0];
const choose = (player: Player, choices: Choices) =>
  world.players.routes['subscriber/update_message_choices'](choices, contextOf(player));
const tell = (letter: Letter) => world.database.transact((tx) => inbox.tell(tx, letter));
const depositOf = (player: Player, key = 'd1'): Letter => ({
  ...{ playerId: player.playerId, event: 'deposit-credited', key },
  facts: { amount: 'TSh 10,000', operator: 'M-Pesa', receipt: '26KD81Q' },
});
const offerTo = (player: Player): Letter => ({
  ...{ playerId: player.playerId, event: 'free-bet-granted', key: 'free' },
  facts: { amount: 'TSh 7,000', until: '' },
});
const subscriptions = () =>
  world.database.read.selectFrom('pushSubscription').selectAll().execute();
const newDevice = async (player = asha) => {
  const device = service.subscribe();
  await subscribe(player, device);
  return device;
};
const refused = { kind: 'refusal', code: 'push-endpoint-refused' };

describe('a notification', () => {
  test('[INB-41] is encrypted for the device and signed by our key', async () => {
    const device = await newDevice();
    await tell(depositOf(asha));
    await runJobs();
    expect(device.shown).toHaveLength(1);
    const [{ headers, claims } = {}] = service.deliveries;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(claims).toMatchObject({
      aud: new URL(device.endpoint).origin,
      sub: 'mailto:ops@kipute.test',
    });
    expect(counted).toEqual(['sent']);
    expect(await inbox.routes['push/key']({}, contextOf(asha))).toMatchObject({
      content: { key: keys.PUSH_VAPID_PUBLIC },
    });
  });

  test('[INB-40] says on a lock screen only that something happened', async () => {
    const device = await newDevice();
    await tell(depositOf(asha));
    await runJobs();
    const [shown] = device.shown;
    expect(shown).toMatchObject({ title: 'Pesa imeingia', body: '' });
    expect(shown?.path).toMatch(/^\/message\?open=\d+$/);
    expect(JSON.stringify(shown)).not.toContain('10,000');
  });

  test('[INB-40] says what the message says for who wants it so, in their language', async () => {
    const device = await newDevice();
    await choose(asha, { push_details: 1, language: 'en-US' });
    await tell(depositOf(asha));
    await runJobs();
    expect(device.shown).toMatchObject([
      { title: 'TSh 10,000 received', body: 'M-Pesa · receipt 26KD81Q' },
    ]);
  });

  test('[INB-01] of work that is rolled back never leaves', async () => {
    await newDevice();
    const work = world.database.transact(async (tx) => {
      await inbox.tell(tx, depositOf(asha));
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await waitingJobs(world.database)).toEqual([]);
  });

  test('[INB-02] of one cause goes to each device once, however often it is told', async () => {
    const devices = [await newDevice(), await newDevice()];
    await Promise.all(Array.from({ length: 10 }, () => tell(depositOf(asha))));
    await runJobs();
    expect(devices.map(({ shown }) => shown.length)).toEqual([1, 1]);
  });

  test('[INB-04] of a batch is one job beside it, which makes one for each device', async () => {
    const players = [
      asha,
      ...(await Promise.all(Array.from({ length: 5 }, nextPlayer))).map(({ player }) => player),
    ];
    const devices = await Promise.all(players.map((player) => newDevice(player)));
    await forgetJobs();
    await world.database.transact((tx) =>
      inbox.tellMany(
        tx,
        players.map((player) => depositOf(player, 'batch')),
      ),
    );
    expect((await waitingJobs(world.database)).map(({ name }) => name)).toEqual(['fan-out-push']);
    await runJobs();
    expect(devices.map(({ shown }) => shown.length)).toEqual(players.map(() => 1));
  });
});

describe('what a player chose', () => {
  const offered = async () => {
    const device = await newDevice();
    await tell(offerTo(asha));
    await runJobs();
    return device.shown.length;
  };

  test('[INB-43] offers come only with the consent, and not after it was withdrawn', async () => {
    expect(await offered()).toBe(0);
    await choose(asha, { push_offers: 1 });
    await tell({ ...offerTo(asha), key: 'second' });
    expect(await waitingJobs(world.database)).toEqual([]);
    await choose(asha, { news: 1 });
    await tell({ ...offerTo(asha), key: 'third' });
    await choose(asha, { news: 0 });
    await runJobs();
    expect(service.deliveries).toEqual([]);
  });

  test('[INB-43] offers with the consent come, but never during a break', async () => {
    await choose(asha, { push_offers: 1, news: 1 });
    const device = await newDevice();
    await tell(offerTo(asha));
    await runJobs();
    expect(device.shown).toHaveLength(1);
    await tell({ ...offerTo(asha), key: 'late' });
    await createProtection(world).routes['play_pause/add'](
      { length: 'time-out-day' },
      contextOf(asha),
    );
    await runJobs();
    expect(device.shown).toHaveLength(1);
  });

  test('[INB-43] a kind that is switched off is not pushed, security always is', async () => {
    const device = await newDevice();
    await choose(asha, { push_money: 0, push_bets: 0 });
    await tell(depositOf(asha));
    await tell({ playerId: asha.playerId, event: 'new-device', facts: { network: '' }, key: 'n' });
    await runJobs();
    expect(device.shown).toMatchObject([{ title: 'Kuna habari ya akaunti yako' }]);
  });

  test('[INB-43] what was read meanwhile is not pushed any more', async () => {
    const device = await newDevice();
    await tell(depositOf(asha));
    await inbox.routes['message/read']({ type: 0 }, contextOf(asha));
    await runJobs();
    expect(device.shown).toEqual([]);
  });
});

describe('devices', () => {
  test('[INB-44] a device moves to whoever subscribes it, and tells the other nothing', async () => {
    const device = await newDevice();
    await tell(depositOf(asha));
    const { player: juma } = await nextPlayer();
    await subscribe(juma, device);
    await tell(depositOf(juma));
    await runJobs();
    expect(device.shown).toHaveLength(1);
    expect(await subscriptions()).toMatchObject([{ playerId: juma.playerId }]);
  });

  test('[INB-44] nobody takes over an endpoint whose keys they do not have', async () => {
    const device = await newDevice();
    const { player: juma } = await nextPlayer();
    const guessed = { ...service.subscribe(), endpoint: device.endpoint };
    expect(await subscribe(juma, guessed)).toMatchObject(refused);
    await unsubscribe(juma, device);
    expect(await subscriptions()).toMatchObject([{ playerId: asha.playerId }]);
  });

  test('[INB-44] the same device ten times at once is one; of too many the oldest go', async () => {
    const device = service.subscribe();
    await Promise.all(Array.from({ length: 10 }, () => subscribe(asha, device)));
    expect(await subscriptions()).toHaveLength(1);
    const later = [];
    for (let at = 0; at < 9; at += 1) {
      world.clock.advance({ seconds: 1 });
      later.push(await newDevice());
    }
    const left = (await subscriptions()).map(({ endpoint }) => endpoint);
    expect(left.toSorted()).toEqual(
      later
        .slice(1)
        .map(({ endpoint }) => endpoint)
        .toSorted(),
    );
  });

  test.each([404, 410])('[INB-42] what a service answers %s to is forgotten', async (status) => {
    await newDevice();
    service.answers.push({ status });
    await tell(depositOf(asha));
    await runJobs();
    expect(await subscriptions()).toEqual([]);
    expect(await waitingJobs(world.database)).toEqual([]);
  });

  test('[INB-42] a busy service is asked again later, as late as it says, and not for ever', async () => {
    const device = await newDevice();
    await tell(depositOf(asha));
    const waits: number[] = [];
    const answers = [{ status: 503 }, { status: 429, retryAfter: '600' }, { status: 500 }];
    for (const answer of [...answers, { status: 500 }, { status: 500 }]) {
      service.answers.push(answer);
      await runJobs();
      const [next] = await waitingJobs(world.database);
      waits.push((Number(next?.runAt) - world.clock.now().getTime()) / 1000);
    }
    expect(waits).toEqual([30, 600, 480, 1_920, 7_680]);
    service.answers.push({ status: 500 });
    await runJobs();
    expect(await waitingJobs(world.database)).toEqual([]);
    expect(device.shown).toEqual([]);
    expect(await subscriptions()).toHaveLength(1);
  });

  test('[INB-42] what a service refuses is not sent again', async () => {
    await newDevice();
    service.answers.push({ status: 403 });
    await tell(depositOf(asha));
    await runJobs();
    expect(counted).toEqual(['refused']);
    expect(await waitingJobs(world.database)).toEqual([]);
  });

  test('[INB-42] what could not be told for a day is told by nobody any more', async () => {
    await newDevice();
    await tell(depositOf(asha));
    world.clock.advance({ minutes: 24 * 60 + 1 });
    await runJobs();
    expect(service.deliveries).toEqual([]);
  });

  test('[INB-46] a new password and signing out elsewhere silence every device', async () => {
    const old = await newDevice();
    const passwords = { old_password: firstPassword, new_password: otherPassword };
    await world.players.routes['subscriber/update_password'](passwords, contextOf(asha));
    await tell(depositOf(asha));
    await runJobs();
    expect(old.shown).toEqual([]);
    await newDevice();
    await steps.logIn(phone, otherPassword, { userAgent: 'another' });
    await world.players.routes['subscriber/end_sessions']({}, contextOf(asha));
    expect(await subscriptions()).toEqual([]);
  });

  test('[INB-05] who is forgotten has no device any more', async () => {
    await newDevice();
    await world.database.transact((tx) => inbox.forget(tx, asha.playerId));
    expect(await subscriptions()).toEqual([]);
  });
});
