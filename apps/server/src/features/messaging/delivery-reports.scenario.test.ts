import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { createOutbox } from '../../platform/jobs/outbox.ts';
import { createMessaging, type Messaging } from './index.ts';
import type { OutgoingSms, SmsDelivery, SmsOutcome } from './ports.ts';

const lost: SmsOutcome = { kind: 'unknown', reason: 'timed-out' };

let world: FeatureWorld;
let messaging: Messaging;
let phones = 0;
/** Each test has a phone of its own. */
let phone: string;
let sent: OutgoingSms[];
/** What becomes of the next message; it may hear of it before the gateway has answered. */
let fate: () => Promise<SmsOutcome>;
let delivered: SmsDelivery;

beforeAll(async () => {
  world = await createFeatureWorld();
  const send = (sms: OutgoingSms) => {
    sent.push(sms);
    return fate();
  };
  messaging = createMessaging({ ...world, outbox: createOutbox(), gateway: { send } });
});
afterAll(() => world.close());

beforeEach(() => {
  phones += 1;
  phone = `2557${String(phones).padStart(8, '0')}`;
  sent = [];
  fate = async () => lost;
  const providerReference = `x-${phones}`;
  delivered = {
    ...{ reference: undefined, providerReference, phone },
    ...{ state: 'delivered', reason: 'Success' },
  };
});

/** Answers our reference of it. */
async function handOver(cause = ''): Promise<string> {
  const sms = { phone, text: 'Msimbo wako ni 123456', key: `code:${phone}${cause}` };
  await world.database.transact((tx) => messaging.sendSms(tx, sms));
  const { id } = await world.database.read
    .selectFrom('smsMessage')
    .select('id')
    .where('key', '=', sms.key)
    .executeTakeFirstOrThrow();
  await runJob(id.toString());
  return id.toString();
}

const runJob = async (smsId: string) =>
  messaging.jobs.find(({ name }) => name === 'send-sms')?.run({ smsId } as never);

const hear = (change: Partial<SmsDelivery>) =>
  world.database.transact((tx) => messaging.applyDeliveryReport(tx, { ...delivered, ...change }));

const messages = () =>
  world.database.read
    .selectFrom('smsMessage')
    .select(['state', 'providerReference', 'reason'])
    .where('phone', '=', phone)
    .orderBy('id')
    .execute();
const states = async () => (await messages()).map(({ state }) => state);

const undelivered = { state: 'undelivered', reason: 'Expired' } as const;

describe('an unknown message', () => {
  const ways = [['by our reference'], ['by its phone']] as const;
  const referenceFor = (way: string, id: string) => (way === 'by its phone' ? undefined : id);

  test.each(ways)('[MSG-06] is sent once it was delivered, found %s', async (way) => {
    const id = await handOver();
    await hear({ reference: referenceFor(way, id) });
    const { providerReference } = delivered;
    expect(await messages()).toMatchObject([{ state: 'sent', providerReference }]);
  });

  test.each(ways)('[MSG-06] has failed when it was not, found %s', async (way) => {
    const id = await handOver();
    await hear({ reference: referenceFor(way, id), ...undelivered });
    const { providerReference } = delivered;
    expect(await messages()).toEqual([
      { state: 'failed', providerReference, reason: 'undelivered: Expired' },
    ]);
  });

  test('[MSG-06] stays unknown until the last word', async () => {
    await handOver();
    await hear({ state: 'pending' });
    expect(await states()).toEqual(['unknown']);
  });

  test('[MSG-06] no report, however often, sends anything', async () => {
    const id = await handOver();
    const jobs = await waitingJobs(world.database);
    await Promise.all(Array.from({ length: 10 }, () => hear(undelivered)));
    await hear({ reference: id });
    await runJob(id);
    expect(sent).toHaveLength(1);
    expect(await waitingJobs(world.database)).toEqual(jobs);
    expect(await states()).toEqual(['failed']);
  });
});

describe('a report about nobody changes nothing', () => {
  const strangers = [
    ['another phone', { phone: '255712000102' }],
    ['a reference that is none', { reference: '7777777' }],
    ['a reference that is no number', { reference: "1' or 1=1" }],
    ['a phone that is none', { phone: '' }],
  ] as const;

  test.each(strangers)('[MSG-06] %s', async (_, change) => {
    await handOver();
    await hear(change);
    expect(await states()).toEqual(['unknown']);
  });

  test('[MSG-06] our reference with another phone', async () => {
    const reference = await handOver();
    await hear({ reference, phone: '255712000102' });
    expect(await states()).toEqual(['unknown']);
  });

  test('[MSG-06] of a message whose fate is known', async () => {
    fate = async () => ({ kind: 'sent', providerReference: 'y' });
    const first = await handOver('a');
    fate = async () => ({ kind: 'not-sent', reason: 'no connection' });
    const second = await handOver('b');
    await hear({ reference: first, ...undelivered });
    await hear({ reference: second, ...undelivered });
    expect(await states()).toEqual(['sent', 'queued']);
  });
});

describe('without our reference', () => {
  test('[MSG-07] of two unknown messages nobody can tell', async () => {
    await handOver('a');
    await handOver('b');
    await hear({});
    expect(await states()).toEqual(['unknown', 'unknown']);
  });

  test('[MSG-07] a reference that is kept is never taken for another message', async () => {
    await handOver('a');
    await hear(undelivered);
    await handOver('b');
    await hear(undelivered);
    expect(await states()).toEqual(['failed', 'unknown']);
  });

  test('[MSG-07] after three days it is about something else, by our reference never', async () => {
    const reference = await handOver();
    world.clock.advance({ minutes: 3 * 24 * 60 + 1 });
    await hear({});
    expect(await states()).toEqual(['unknown']);
    await hear({ reference });
    expect(await states()).toEqual(['sent']);
  });
});

describe('a report that comes before the answer', () => {
  const answers: readonly SmsOutcome[] = [
    lost,
    { kind: 'not-sent', reason: 'busy' },
    { kind: 'refused', reason: 'http-400' },
    { kind: 'sent', providerReference: 'x' },
  ];

  test.each(answers)('[MSG-08] stands against $kind, and nothing is sent again', async (answer) => {
    const jobs = await waitingJobs(world.database);
    fate = async () => {
      await hear({});
      return answer;
    };
    const id = await handOver();
    await runJob(id);
    const { providerReference } = delivered;
    expect(await messages()).toMatchObject([{ state: 'sent', providerReference }]);
    expect(sent).toHaveLength(1);
    expect(await waitingJobs(world.database)).toHaveLength(jobs.length + 1);
  });
});

describe('the address for reports', () => {
  const server = fastify();
  server.register(async (one) =>
    messaging.registerReports(one, ({ provider, key, body }) => {
      if (provider !== 'party' || key !== 'secret') return { kind: 'forged' };
      if (body === '') return { kind: 'unreadable' };
      const receipt = { contentType: 'application/json', body: '{"heard":true}' };
      return { kind: 'read', delivery: { ...delivered, providerReference: body }, receipt };
    }),
  );
  const tell = async (url: string, body: string, type = 'application/x-www-form-urlencoded') => {
    const headers = { 'content-type': type };
    const answer = await server.inject({ method: 'POST', url, headers, payload: body });
    return [answer.statusCode, answer.body];
  };

  test('[MSG-09] hears the right key alone, in whatever form the report comes', async () => {
    await handOver();
    const refused = [
      await tell('/callbacks/sms/party', 'x-9'),
      await tell('/callbacks/sms/party?key=wrong', 'x-9'),
      await tell('/callbacks/sms/party?key=secret&key=secret', 'x-9'),
      await tell('/callbacks/sms/stranger?key=secret', 'x-9'),
    ];
    expect(refused).toEqual(Array(4).fill([404, '']));
    expect(await tell('/callbacks/sms/party?key=secret', '')).toEqual([400, '']);
    expect(await states()).toEqual(['unknown']);
    const heard = [200, '{"heard":true}'];
    expect(await tell('/callbacks/sms/party?key=secret', 'x-9', 'text/odd')).toEqual(heard);
    expect(await tell('/callbacks/sms/party?key=secret', 'x-9')).toEqual(heard);
    expect(await messages()).toMatchObject([{ state: 'sent', providerReference: 'x-9' }]);
  });

  test('[MSG-09] takes no endless report', async () => {
    const [status] = await tell('/callbacks/sms/party?key=secret', 'x'.repeat(20_000));
    expect(status).toBe(413);
  });
});
