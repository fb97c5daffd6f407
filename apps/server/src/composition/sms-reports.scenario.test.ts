import { eventually } from '@kipute/testkit/eventually';
import { createTestWorld } from '@kipute/testkit/test-world';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmsSimulator, startSmsSimulator } from '../adapters/sms/fixtures/sms-simulator.ts';
import { createReportReader, createSmsGateway } from '../adapters/sms/index.ts';
import { readConfig } from '../config.ts';
import { createMessaging, type Messaging } from '../features/messaging/index.ts';
import { createFeatureWorld, type FeatureWorld } from '../fixtures/feature-world.ts';
import { createOutbox } from '../platform/jobs/outbox.ts';

const SMS_CALLBACK_KEY = 'unguessable & odd';

let world: FeatureWorld;
let house: FastifyInstance;
let simulator: SmsSimulator;
let answers: number[];

beforeAll(async () => {
  world = await createFeatureWorld();
  house = fastify();
  answers = [];
  house.addHook('onResponse', async (_request, reply) => void answers.push(reply.statusCode));
  world.messaging.registerReports(house, createReportReader(SMS_CALLBACK_KEY));
  const HOUSE_URL = await house.listen({ host: '127.0.0.1', port: 0 });
  simulator = await startSmsSimulator({ HOUSE_URL, SMS_CALLBACK_KEY });
});
afterAll(async () => {
  await simulator.stop();
  await house.close();
  await world.close();
});

/** A worker that dies the moment the gateway has the message: nothing is written of the answer. */
function messagingThatDies(SMS_PROVIDER: string): Messaging {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: world.url,
    ENVELOPE_KEYS: 'k1:AAAA',
    SECRET_PEPPER: 'a pepper only tests know',
    SMS_PROVIDER,
    SMS_GATEWAY_URL: simulator.baseUrl,
  });
  const gateway = createSmsGateway(config);
  return createMessaging({
    ...world,
    outbox: createOutbox(),
    gateway: {
      async send(sms) {
        const { kind } = await gateway.send(sms);
        throw new Error(`killed after ${kind}`);
      },
    },
  });
}

const messagesTo = (phone: string) =>
  world.database.read
    .selectFrom('smsMessage')
    .select(['id', 'state', 'providerReference'])
    .where('phone', '=', phone)
    .execute();

test.each([
  ['beem', '255712000201', /^\d+$/],
  ['africas-talking', '255712000202', /^ATXid_\d+$/],
] as const)('[SMS-18] [MSG-06] what %s reports makes an unknown message sent', async (...one) => {
  const [provider, phone, reference] = one;
  const messaging = messagingThatDies(provider);
  await simulator.trouble({ mode: 'twice' });
  const sms = { phone, text: 'Msimbo wako ni 123456', key: `code:${provider}` };
  await world.database.transact((tx) => messaging.sendSms(tx, sms));
  const smsId = String((await messagesTo(phone))[0]?.id);
  const job = messaging.jobs.find(({ name }) => name === 'send-sms');
  answers = [];
  await expect(job?.run({ smsId } as never)).rejects.toThrow('killed after sent');
  await eventually(async () => expect(answers).toEqual([200, 200]));
  const told = { state: 'sent', providerReference: expect.stringMatching(reference) };
  expect(await messagesTo(phone)).toMatchObject([told]);
  await job?.run({ smsId } as never);
  expect(await simulator.inbox(phone)).toHaveLength(2);
});

test('[MSG-09] the player site of a whole server hears reports, the back-office does not', async () => {
  const server = await createTestWorld({ contents: 'bare', environment: { SMS_CALLBACK_KEY } });
  const body = 'id=ATXid_1&status=Success&phoneNumber=%2B255712000203';
  const status = async (site: string, key: string) => {
    const url = new URL('/callbacks/sms/africas-talking', site);
    url.searchParams.set('key', key);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  const statuses = [
    await status(server.playerUrl, SMS_CALLBACK_KEY),
    await status(server.playerUrl, 'development'),
    await status(server.backofficeUrl, SMS_CALLBACK_KEY),
  ];
  await server.close();
  expect(statuses).toEqual([200, 404, 404]);
});
