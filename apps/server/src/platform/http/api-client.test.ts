import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCatalogue } from '@kipute/contract/errors';
import { createFakeClock } from '@kipute/testkit/fake-clock';
import { openPageClient } from '@kipute/testkit/page-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEnvelope } from '../envelope/envelope.ts';
import { freshEnvelopeKey } from './fixtures/envelope-keys.ts';
import { startTestSite, type TestSite, type TestSiteOptions } from './fixtures/test-site.ts';
import { answer, answerPage, type CallContext, refuseWith } from './handler.ts';

const closers: (() => unknown)[] = [];

async function startSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const site = await startTestSite(options);
  closers.push(site.close);
  return site;
}

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const pause = { no_bet: 1 as const, pause_prompt: 'Subiri kidogo' };
const bettingIsPaused = { 'bet_config/checkout_no_bet': async () => answer(pause) };
const report = { type: 9 as const, content: 'abnormal page' };
const networkException = { sw: 'Hitilafu ya mtandao', en: 'Network exception' };

describe('what a call carries', () => {
  test('[WIRE-28] body fields, token and language', async () => {
    const contexts: CallContext[] = [];
    const token = 'player-token-0123456789';
    const { url } = await startSite({
      tokens: { [token]: { kind: 'player', playerId: 7n, token } },
      handlers: {
        'bet_config/checkout_no_bet': async (_request, context) => {
          contexts.push(context);
          return answer(pause);
        },
      },
    });
    const { api } = openPageClient(url, {
      token: () => token,
      locale: () => 'en-US',
      device: () => 'desktop',
    });
    await api.bet_config.checkout_no_bet();
    expect(contexts).toMatchObject([
      {
        caller: { kind: 'player', playerId: 7n },
        locale: 'en-US',
        device: 'desktop',
        timezoneHours: 0 - new Date().getTimezoneOffset() / 60,
      },
    ]);
  });

  test('[WIRE-38] a phone whose clock is months off learns the time of the server, once', async () => {
    const sent: string[] = [];
    const { url } = await startSite({
      clock: createFakeClock(),
      handlers: bettingIsPaused,
      rateLimiter: {
        take: (key) => {
          sent.push(key);
          return { allowed: true };
        },
        close: async () => {},
      },
    });
    const seen = vi.spyOn(globalThis, 'fetch');
    const { api, toasts } = openPageClient(url);
    expect(await api.bet_config.checkout_no_bet()).toEqual(pause);
    expect(await api.bet_config.checkout_no_bet()).toEqual(pause);
    const calls = seen.mock.calls.filter(([address]) => String(address).includes('/api/'));
    seen.mockRestore();
    expect({ tries: calls.length, served: sent.length, toasts }).toEqual({
      ...{ tries: 3, served: 2, toasts: [] },
    });
  });

  test('[WIRE-28] an answer that takes too long is given up', async () => {
    const { url } = await startSite({
      handlers: { 'log/add': () => new Promise(() => {}) },
    });
    const { api, toasts } = openPageClient(url, { timeoutMs: 50 });
    await expect(api.log.add(report)).rejects.toMatchObject({
      name: 'CallRejected',
      code: 'network-exception',
      httpStatus: 0,
      message: networkException.sw,
    });
    expect(toasts).toEqual([{ kind: 'error', message: networkException.sw }]);
  });
});

describe('how a reply is taken', () => {
  test('[WIRE-32] without a count it is the content', async () => {
    const { url } = await startSite({ handlers: bettingIsPaused });
    const { api, toasts } = openPageClient(url);
    expect(await api.bet_config.checkout_no_bet()).toEqual(pause);
    expect(toasts).toEqual([]);
  });

  test('[WIRE-32] with a count it is the page of a list', async () => {
    const token = 'clerk-token-0123456789';
    const { url } = await startSite({
      site: 'backoffice',
      tokens: {
        [token]: {
          kind: 'administrator',
          administratorId: 1n,
          token,
          nodes: new Set(['log/inquire']),
          provenUntil: new Date(8.64e15),
        },
      },
      handlers: { 'log/inquire': async ({ page }) => ({ ...answerPage([], 31), page }) },
    });
    const { api } = openPageClient(url, { token: () => token });
    expect(await api.log.inquire({ page: 4 })).toEqual({ content: [], count: 31, page: 4 });
  });

  test('[WIRE-31] a message without content is a success toast', async () => {
    const { url } = await startSite({
      handlers: { 'log/add': async () => ({ ...answer(null), message: 'Imepokelewa' }) },
    });
    const { api, toasts } = openPageClient(url);
    expect(await api.log.add(report)).toBeNull();
    expect(toasts).toEqual([{ kind: 'success', message: 'Imepokelewa' }]);
  });

  test('[WIRE-31] a message beside content is not shown', async () => {
    const { url } = await startSite({
      handlers: {
        'bet_config/checkout_no_bet': async () => ({ ...answer(pause), message: 'Sawa' }),
      },
    });
    const { api, toasts } = openPageClient(url);
    await api.bet_config.checkout_no_bet();
    expect(toasts).toEqual([]);
  });

  test('[WIRE-30] a refusal shows its message and rejects', async () => {
    const { url } = await startSite({
      handlers: { 'subscriber/login': async () => refuseWith('login-failed') },
    });
    const { api, toasts } = openPageClient(url);
    const signIn = { phone: '0712345678', password: 'a'.repeat(64) };
    const message = errorCatalogue['login-failed'].sw;
    await expect(api.subscriber.login(signIn)).rejects.toMatchObject({
      code: 'login-failed',
      httpStatus: 200,
      message,
    });
    expect(toasts).toEqual([{ kind: 'error', message }]);
  });

  test('[WIRE-29] an answer that is not 200 rejects with the message of the server', async () => {
    const signedOut: string[] = [];
    const { url } = await startSite();
    const { api, toasts } = openPageClient(url, {
      locale: () => 'en-US',
      onSignInRequired: () => signedOut.push('told'),
    });
    const message = errorCatalogue['sign-in-required'].en;
    await expect(api.subscriber.get_user_info()).rejects.toMatchObject({
      code: 'sign-in-required',
      httpStatus: 401,
      message,
    });
    expect({ toasts, signedOut }).toEqual({
      toasts: [{ kind: 'error', message }],
      signedOut: ['told'],
    });
  });

  test('[WIRE-29] the server says when to come back', async () => {
    const { url } = await startSite({ floodLimit: { refuse: () => 30 } });
    await expect(openPageClient(url).api.log.add(report)).rejects.toMatchObject({
      code: 'too-many-requests',
      httpStatus: 429,
      retryAfterSeconds: 30,
    });
  });

  test.each([
    ['sw', networkException.sw],
    ['en-US', networkException.en],
  ] as const)(
    '[WIRE-29] no answer at all is a network exception in %s',
    async (locale, message) => {
      const site = await startTestSite();
      const { api, toasts, openEnvelope } = openPageClient(site.url, { locale: () => locale });
      await openEnvelope('current');
      await site.close();
      await expect(api.log.add(report)).rejects.toMatchObject({
        code: 'network-exception',
        httpStatus: 0,
        message,
      });
      expect(toasts).toEqual([{ kind: 'error', message }]);
    },
  );

  test('[WIRE-29] an answer of somebody else is a network exception', async () => {
    const portal = createServer((_request, response) => response.end('<h1>Buy data</h1>'));
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    closers.push(() => portal.close());
    const { publicKey } = await createEnvelope(freshEnvelopeKey('k1'));
    const { api } = openPageClient(`http://127.0.0.1:${(portal.address() as AddressInfo).port}`, {
      envelopeKey: async () => publicKey,
    });
    await expect(api.log.add(report)).rejects.toMatchObject({ code: 'network-exception' });
  });

  test('[WIRE-33] a silent call shows nothing', async () => {
    const { url } = await startSite({
      handlers: { 'log/add': async () => ({ ...answer(null), message: 'Imepokelewa' }) },
    });
    const { api, toasts } = openPageClient(url);
    await api.log.add(report, { silent: true });
    await api.subscriber.get_user_info({}, { silent: true }).catch(() => {});
    expect(toasts).toEqual([]);
  });
});

describe('the envelope of a page', () => {
  test('[WIRE-06] a page older than the keys opens a new envelope by itself', async () => {
    const old = await createEnvelope(freshEnvelopeKey('old'));
    const { url, logged } = await startSite({ handlers: bettingIsPaused });
    const client = openPageClient(url, { envelopeKey: async () => old.publicKey });
    const calls = [
      client.api.bet_config.checkout_no_bet(),
      client.api.bet_config.checkout_no_bet(),
    ];
    expect(await Promise.all(calls)).toEqual([pause, pause]);
    expect(client.toasts).toEqual([]);
    const outcomes = [...logged().matchAll(/"outcome":"([^"]+)"/g)].map(([, outcome]) => outcome);
    expect(outcomes.toSorted()).toEqual([
      'envelope-key-unknown',
      'envelope-key-unknown',
      'ok',
      'ok',
    ]);
    expect((await client.openEnvelope('current')).header).toMatch(/^test-1\./);
  });

  test('[WIRE-06] a key that stays unknown is not tried for ever', async () => {
    const old = await createEnvelope(freshEnvelopeKey('old'));
    const site = await startSite();
    const envelope = { ...site.options.envelope, pageKeys: () => 'envelope-key-unknown' as const };
    const { url, logged } = await startSite({ envelope });
    const { api } = openPageClient(url, { envelopeKey: async () => old.publicKey });
    await expect(api.log.add(report)).rejects.toMatchObject({ code: 'envelope-key-unknown' });
    expect(logged().match(/"msg":"http: call"/g)).toHaveLength(2);
  });

  test('[WIRE-03] calls and socket share one envelope, and the server derives the same', async () => {
    const { url, options } = await startSite({ handlers: bettingIsPaused });
    const client = openPageClient(url);
    const { header, socketKey } = await client.openEnvelope('current');
    await client.api.bet_config.checkout_no_bet();
    expect(await options.envelope.pageKeys(header)).toMatchObject({ socket: socketKey });
    expect((await client.openEnvelope('current')).header).toBe(header);
    expect((await client.openEnvelope('renewed')).header).not.toBe(header);
  });

  test('[WIRE-03] a key that could not be had is asked for again', async () => {
    const { url, options } = await startSite({ handlers: bettingIsPaused });
    let asked = 0;
    const { api } = openPageClient(url, {
      envelopeKey: async () => {
        asked += 1;
        if (asked === 1) throw new Error('offline');
        return options.envelope.publicKey;
      },
    });
    await expect(api.bet_config.checkout_no_bet()).rejects.toMatchObject({
      code: 'network-exception',
    });
    expect(await api.bet_config.checkout_no_bet()).toEqual(pause);
  });
});
