import { errorCatalogue } from '@kipute/contract/errors';
import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite, type TestSiteOptions } from './fixtures/test-site.ts';
import { answer, refuseWith } from './handler.ts';
import { createAdmissionQueue, createLoadShedder } from './load-shedding.ts';

const openSites: TestSite[] = [];

async function startSite(options: TestSiteOptions) {
  const site = await startTestSite(options);
  openSites.push(site);
  return { ...site, page: await site.openPage() };
}

afterEach(async () => {
  await Promise.all(openSites.splice(0).map((site) => site.close()));
});

const pause = { no_bet: 0 as const, pause_prompt: '' };
const report = { type: 9, content: 'abnormal page' };

test('[WIRE-13] a handler receives what the schema made of the body', async () => {
  const requests: unknown[] = [];
  const { page } = await startSite({
    handlers: {
      'log/add': async (request) => {
        requests.push(request);
        return answer(null);
      },
    },
  });
  await page.call('log/add', { type: 9, content: '  text  ', unknown_field: 1 });
  expect(requests).toEqual([{ type: 9, content: 'text' }]);
});

test('[WIRE-13] a body its schema refuses never reaches the handler', async () => {
  const { page, logged } = await startSite({
    handlers: {
      'log/add': async () => {
        throw new Error('reached');
      },
    },
  });
  const { http, reply } = await page.call('log/add', { type: 8, content: 'text' });
  expect({ http, reply }).toMatchObject({ http: 200, reply: { code: 'parameter-invalid' } });
  expect(logged()).not.toContain('reached');
});

test.each([
  ['sw', errorCatalogue['login-failed'].sw],
  ['en-US', errorCatalogue['login-failed'].en],
  ['fr', errorCatalogue['login-failed'].sw],
])('[WIRE-14] a refusal speaks the language of the page: %s', async (locale, message) => {
  const { page } = await startSite({
    handlers: { 'subscriber/login': async () => refuseWith('login-failed') },
  });
  const signIn = { phone: '0712345678', password: 'a'.repeat(64) };
  const { http, reply } = await page.call('subscriber/login', signIn, { locale });
  expect({ http, reply }).toEqual({
    http: 200,
    reply: { status: 0, code: 'login-failed', message },
  });
});

test('[WIRE-14] a transport error is answered in the clear', async () => {
  const { page } = await startSite({
    handlers: { 'log/add': async () => refuseWith('overloaded') },
  });
  const { http, reply } = await page.call('log/add', report, { locale: 'en' });
  const message = errorCatalogue.overloaded.en;
  expect({ http, reply }).toEqual({ http: 503, reply: { status: 0, code: 'overloaded', message } });
});

test('[WIRE-15] a success may carry a message', async () => {
  const { page } = await startSite({
    handlers: { 'log/add': async () => ({ ...answer(null), message: 'Imepokelewa' }) },
  });
  const { reply } = await page.call('log/add', report);
  expect(reply).toEqual({ status: 1, message: 'Imepokelewa', content: null, count: null });
});

test('[WIRE-16] a handler that throws is a server error that says nothing of it', async () => {
  const { page, logged } = await startSite({
    handlers: {
      'log/add': async () => {
        throw new Error('the disk is full');
      },
    },
  });
  const { http, reply } = await page.call('log/add', report);
  const message = errorCatalogue['server-error'].sw;
  expect({ http, reply }).toEqual({
    http: 500,
    reply: { status: 0, code: 'server-error', message },
  });
  expect(logged()).toMatch(/"err":.*the disk is full.*"call":"log\/add","requestId":".+"/);
});

test.each([
  ['lacks a field', { no_bet: 0 }],
  ['has a wrong one', { no_bet: 2, pause_prompt: '' }],
  ['names one too many', { ...pause, password_hash: 'secret' }],
])('[WIRE-17] a reply that %s is our fault', async (_how, content) => {
  const handlers = { 'bet_config/checkout_no_bet': async () => answer(content as typeof pause) };
  const strict = await startSite({ handlers });
  expect(await strict.page.call('bet_config/checkout_no_bet')).toMatchObject({ http: 500 });
  const inProduction = await startSite({ handlers, checkReplies: false });
  expect(await inProduction.page.call('bet_config/checkout_no_bet')).toMatchObject({ http: 200 });
});

test('[WIRE-18] more calls in flight than the load shedder admits are refused', async () => {
  const finish: (() => void)[] = [];
  const { page, options } = await startSite({
    loadShedder: createLoadShedder({ inFlightMax: 1, eventLoopLagMaxMs: 60_000 }),
    handlers: {
      'log/add': () =>
        new Promise((resolve) => {
          finish.push(() => resolve(answer(null)));
        }),
    },
  });
  const first = page.call('log/add', report);
  await expect.poll(() => finish.length).toBe(1);
  expect(options.loadShedder.inFlight()).toBe(1);
  const second = await page.call('log/add', report);
  expect(second).toMatchObject({ http: 503, reply: { code: 'overloaded' } });
  expect(second.headers.get('retry-after')).toBe('2');
  finish[0]?.();
  expect(await first).toMatchObject({ http: 200 });
  expect(options.loadShedder.admits()).toBe(true);
});

test('[WIRE-18] a call whose admission queue is full is refused before it is opened, others are not', async () => {
  const opened: string[] = [];
  const admissionQueue = createAdmissionQueue({ burstMax: 1, queueMax: 1, burstMs: 60_000 });
  const { page } = await startSite({
    admissionQueues: { 'log/add': admissionQueue },
    handlers: {
      'log/add': async ({ content }) => {
        opened.push(content);
        return answer(null);
      },
      'bet_config/checkout_no_bet': async () => answer(pause),
    },
  });
  admissionQueue.enter();
  expect(await page.call('log/add', report)).toMatchObject({ http: 503 });
  expect(await page.call('bet_config/checkout_no_bet')).toMatchObject({ http: 200 });
  expect(opened).toEqual([]);
  admissionQueue.leave();
  expect(await page.call('log/add', report)).toMatchObject({ http: 200 });
  expect([opened, admissionQueue.size()]).toEqual([[report.content], 0]);
});

test('[WIRE-19] no answer may be kept, or taken for anything but JSON, by anyone', async () => {
  const { page } = await startSite({ handlers: { 'log/add': async () => answer(null) } });
  const answers = [
    await page.call('log/add', report),
    await page.call('log/add', {}),
    await page.send('log/add', '{}'),
  ];
  const kept = answers.map(({ headers }) => [
    headers.get('cache-control'),
    headers.get('content-type'),
    headers.get('x-content-type-options'),
  ]);
  expect(kept).toEqual(kept.map(() => ['no-store', 'application/json; charset=utf-8', 'nosniff']));
});

test('[WIRE-21] a call leaves one line, without its body', async () => {
  const { page, logged } = await startSite({
    handlers: { 'subscriber/login': async () => refuseWith('login-failed') },
  });
  const signIn = { phone: '0712345678', password: 'f'.repeat(64) };
  await page.call('subscriber/login', signIn, { authorization: 'Bearer secret-token-0123456789' });
  const lines = logged().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      call: 'subscriber/login',
      outcome: 'login-failed',
      caller: 'visitor',
      milliseconds: expect.any(Number),
      requestId: expect.any(String),
      msg: 'http: call',
    },
  ]);
});

const longText = 'x'.repeat(4_000);
const codings = [
  ['br', longText, 'br'],
  ['gzip, deflate, br;q=0.9', longText, 'br'],
  ['br', 'short', null],
  ['br;q=0', longText, null],
  ['gzip', longText, null],
  ['', longText, null],
] as const;

test.each(codings)('[WIRE-39] to who accepts %j …', async (accepted, text, coding) => {
  const { page } = await startSite({
    handlers: {
      'bet_config/checkout_no_bet': async () => answer({ ...pause, pause_prompt: text }),
    },
  });
  const headers = { 'accept-encoding': accepted };
  const { headers: told, reply } = await page.call('bet_config/checkout_no_bet', {}, headers);
  expect(told.get('content-encoding')).toBe(coding);
  expect(reply).toMatchObject({ content: { pause_prompt: text } });
});
