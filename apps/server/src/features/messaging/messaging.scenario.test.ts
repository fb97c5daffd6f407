import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { createOutbox } from '../../platform/jobs/outbox.ts';
import { createMessaging, type Messaging } from './index.ts';
import type { OutgoingSms, SmsOutcome } from './ports.ts';

let world: FeatureWorld;
let messaging: Messaging;
let sent: OutgoingSms[];
/** What the gateway does with the next messages; afterwards it takes them all. */
let fates: (SmsOutcome | Error)[];

beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  sent = [];
  fates = [];
  const gateway = {
    send: async (sms: OutgoingSms): Promise<SmsOutcome> => {
      sent.push(sms);
      const fate = fates.shift() ?? { kind: 'sent', providerReference: `ref-${sent.length}` };
      if (fate instanceof Error) throw fate;
      return fate;
    },
  };
  messaging = createMessaging({ ...world, outbox: createOutbox(), gateway });
});
afterAll(() => world.close());

const code = { phone: '255712000101', text: 'Msimbo wako ni 123456', key: 'code:1' };
const send = (sms = code) => world.database.transact((tx) => messaging.sendSms(tx, sms));
const job = (name: string) => messaging.jobs.find((one) => one.name === name);
const deliver = async (smsId = '1') => job('send-sms')?.run({ smsId } as never);
const states = () =>
  world.database.read
    .selectFrom('smsMessage')
    .select(['state', 'attempts', 'providerReference', 'reason'])
    .orderBy('id')
    .execute();

describe('text messages', () => {
  test('[MSG-01] a message waits for the commit and leaves once', async () => {
    await send();
    expect(sent).toEqual([]);
    expect(await waitingJobs(world.database)).toMatchObject([
      { name: 'send-sms', payload: { smsId: '1' } },
    ]);
    await deliver();
    expect(sent).toEqual([{ phone: code.phone, text: code.text, reference: '1' }]);
    expect(await states()).toEqual([
      { state: 'sent', attempts: 1, providerReference: 'ref-1', reason: null },
    ]);
  });

  test('[MSG-01] work that is rolled back sends nothing', async () => {
    const work = world.database.transact(async (tx) => {
      await messaging.sendSms(tx, code);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await waitingJobs(world.database)).toEqual([]);
  });

  test('[MSG-02] ten requests for one cause make one message', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(await waitingJobs(world.database)).toHaveLength(1);
  });

  test('[MSG-03] ten workers with one message send it once', async () => {
    await send();
    await Promise.all(Array.from({ length: 10 }, () => deliver()));
    expect(sent).toHaveLength(1);
  });

  test('[MSG-03] without a definite answer the message is unknown and never sent again', async () => {
    fates = [{ kind: 'unknown', reason: 'time-out after the request left' }];
    await send();
    await deliver();
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await states()).toMatchObject([
      { state: 'unknown', reason: 'time-out after the request left' },
    ]);
    expect(await waitingJobs(world.database)).toHaveLength(1);
  });

  test('[MSG-03] a worker that dies while sending leaves it unknown', async () => {
    fates = [new Error('killed')];
    await send();
    await expect(deliver()).rejects.toThrow('killed');
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await states()).toMatchObject([{ state: 'unknown' }]);
  });

  test('[MSG-04] what was certainly not sent is tried again, later each time', async () => {
    fates = Array(2).fill({ kind: 'not-sent', reason: 'no connection' });
    await send();
    await deliver();
    await deliver();
    expect(await states()).toMatchObject([{ state: 'queued', attempts: 2 }]);
    const waits = (await waitingJobs(world.database))
      .slice(1)
      .map(({ runAt }) => (runAt.getTime() - world.clock.now().getTime()) / 1000);
    expect(waits).toEqual([10, 30]);
    await deliver();
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 3, reason: 'no connection' }]);
  });

  test('[MSG-04] after five tries, or one refusal, it has failed', async () => {
    fates = Array(5).fill({ kind: 'not-sent', reason: 'no connection' });
    await send();
    for (let tries = 0; tries < 6; tries += 1) await deliver();
    fates = [{ kind: 'refused', reason: 'no such number' }];
    await send({ ...code, key: 'code:2' });
    await deliver('2');
    await deliver('2');
    expect(sent).toHaveLength(6);
    expect(await states()).toMatchObject([
      { state: 'failed', attempts: 5, reason: 'no connection' },
      { state: 'failed', attempts: 1, reason: 'no such number' },
    ]);
  });
});

describe('an administrator on a new network', () => {
  const announce = (administratorId: bigint) =>
    job('administrator-on-new-network')?.run({
      administratorId: administratorId.toString(),
      network: '41.59.3.0/24',
    } as never);
  const create = async (phone: string | null) => {
    const result = await world.database.transact(async (tx) => {
      const roles = [
        { code: 'clerk', name: { sw: 'Karani', en: 'Clerk' }, remarks: '', nodes: [] },
      ];
      await world.access.ensureRoles(tx, { nodes: [], roles });
      return world.access.createAdministrator(tx, {
        account: 'admin',
        name: 'Rehema Mrema',
        phone,
        roleCode: 'clerk',
        password: 'a'.repeat(64),
      });
    });
    return result.ok ? result.value.id : 0n;
  };

  test('[MSG-05] is told by message, once, though the event may come twice', async () => {
    const id = await create('255713000201');
    await announce(id);
    await announce(id);
    const rows = await world.database.read
      .selectFrom('smsMessage')
      .select(['phone', 'body', 'key'])
      .execute();
    expect(rows).toEqual([
      {
        phone: '255713000201',
        body: expect.stringMatching(/IP mpya 41\.59\.3\.0\/24.*new network 41\.59\.3\.0\/24/),
        key: `new-network:${id}:41.59.3.0/24`,
      },
    ]);
  });

  test('[MSG-05] without a phone nothing is sent and nothing fails', async () => {
    await announce(await create(null));
    expect(await states()).toEqual([]);
  });
});
