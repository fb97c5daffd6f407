import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { createOutbox } from '../../platform/jobs/outbox.ts';
import { createMessaging, type Messaging } from './index.ts';
import type { SmsOutcome } from './ports.ts';

let world: FeatureWorld;
let messaging: Messaging;
/** The texts that the gateway saw. */
let sent: string[];
/** What the gateway does with the next messages; afterwards it takes them all. */
let fates: (SmsOutcome | Error)[];
/** Each test has a phone of its own. */
let phone: string;
let phones = 0;

beforeAll(async () => {
  world = await createFeatureWorld();
  const send = async ({ text }: { readonly text: string }): Promise<SmsOutcome> => {
    sent.push(text);
    const fate = fates.shift() ?? { kind: 'sent', providerReference: 'ref' };
    if (fate instanceof Error) throw fate;
    return fate;
  };
  messaging = createMessaging({ ...world, outbox: createOutbox(), gateway: { send } });
});
afterAll(() => world.close());
beforeEach(() => {
  phones += 1;
  phone = `2557${String(phones).padStart(8, '0')}`;
  sent = [];
  fates = [];
});

const text = 'Msimbo wako ni 123456';
const kept = 'Msimbo wako ni ••••••';
const sendCode = () => {
  const until = new Date(world.clock.now().getTime() + 600_000);
  const sms = { phone, text, key: `code:${phone}`, secret: { words: '123456', until } };
  return world.database.transact((tx) => messaging.sendSms(tx, sms));
};
const messageInTable = () =>
  world.database.read
    .selectFrom('smsMessage')
    .select(['id', 'state', 'body', 'secret'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
const run = (name: string, payload: object) =>
  messaging.jobs.find((job) => job.name === name)?.run(payload as never);
const deliver = async () => run('send-sms', { smsId: (await messageInTable()).id.toString() });

const ends: readonly (readonly [string, SmsOutcome | Error])[] = [
  ['sent', { kind: 'sent', providerReference: 'x' }],
  ['failed', { kind: 'refused', reason: 'no such number' }],
  ['unknown', { kind: 'unknown', reason: 'timed-out' }],
  ['unknown', new Error('killed')],
];
test.each(ends)('[MSG-10] once it is %s nobody reads the secret', async (state, fate) => {
  fates = [fate];
  await sendCode();
  await deliver().catch(() => undefined);
  expect(sent).toEqual([text]);
  expect(await messageInTable()).toMatchObject({ state, body: kept, secret: null });
});

test('[MSG-10] what was certainly not sent is sent again with its secret, then never', async () => {
  fates = Array(5).fill({ kind: 'not-sent', reason: 'no connection' });
  await sendCode();
  await deliver();
  expect(await messageInTable()).toMatchObject({ state: 'queued', body: kept, secret: '123456' });
  for (let tries = 1; tries < 5; tries += 1) await deliver();
  expect(sent).toEqual(Array(5).fill(text));
  expect(await messageInTable()).toMatchObject({ state: 'failed', body: kept, secret: null });
});

test('[MSG-10] after its time it is neither sent nor kept', async () => {
  await sendCode();
  await run('drop-sms-secrets', {});
  expect(await messageInTable()).toMatchObject({ state: 'queued', secret: '123456' });
  world.clock.advance({ minutes: 10 });
  await deliver();
  await run('drop-sms-secrets', {});
  await deliver();
  expect(sent).toEqual([]);
  expect(await messageInTable()).toMatchObject({ state: 'failed', body: kept, secret: null });
});

test('[MSG-10] no job and no list of messages carries it', async () => {
  await sendCode();
  const jobs = await waitingJobs(world.database);
  const messages = await messaging.messagesTo(world.database.read, phone, 10);
  expect(messages).toMatchObject([{ body: kept }]);
  expect(JSON.stringify([jobs, messages])).not.toContain('123456');
});

test('[MSG-10] the database itself keeps none beside a message that was sent', async () => {
  await sendCode();
  const keeping = world.database.transact((tx) =>
    tx.updateTable('smsMessage').set({ state: 'sent' }).where('phone', '=', phone).execute(),
  );
  await expect(keeping).rejects.toThrow('secret_only_while_queued');
});
