import { errorCatalogue } from '@kipute/contract/errors';
import { createFakeClock } from '@kipute/testkit/fake-clock';
import { afterEach, describe, expect, test } from 'vitest';
import { NoReaderFree, ReadTooSlow } from '../database/database.ts';
import { pageFields, type RawPage } from './fixtures/raw-page.ts';
import { startTestSite, type TestSite, type TestSiteOptions } from './fixtures/test-site.ts';
import { answer, answerPage, type CallContext, type Caller, refuseWith } from './handler.ts';

const openSites: TestSite[] = [];

async function startSite(options: TestSiteOptions = {}): Promise<TestSite & { page: RawPage }> {
  const site = await startTestSite(options);
  openSites.push(site);
  return { ...site, page: await site.openPage() };
}

afterEach(async () => {
  await Promise.all(openSites.splice(0).map((site) => site.close()));
});

const pause = { no_bet: 0 as const, pause_prompt: '' };
const bettingIsOpen = { 'bet_config/checkout_no_bet': async () => answer(pause) };

const token = {
  player: 'player-token-0123456789',
  clerk: 'clerk-token-0123456789',
  guest: 'guest-token-0123456789',
};
const administrator = (nodes: readonly string[]): Caller => ({
  kind: 'administrator',
  administratorId: 5n,
  token: token.clerk,
  nodes: new Set(nodes),
  provenUntil: new Date(8.64e15),
});
const tokens: Record<string, Caller> = {
  [token.player]: { kind: 'player', playerId: 7n, token: token.player },
  [token.clerk]: administrator(['log/inquire']),
  [token.guest]: administrator([]),
};
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });

const inTheClear = (code: keyof typeof errorCatalogue) => ({
  http: errorCatalogue[code].http,
  reply: { status: 0, code, message: errorCatalogue[code].sw },
});

describe('addresses', () => {
  test('[WIRE-01] a call answers at its site', async () => {
    const { page } = await startSite({ handlers: bettingIsOpen });
    expect(await page.call('bet_config/checkout_no_bet')).toMatchObject({
      http: 200,
      reply: { status: 1, content: pause, count: null },
    });
  });

  test.each([
    ['POST', '/api/no_such/call'],
    ['POST', '/api/log/inquire'],
    ['GET', '/api/bet_config/inquire'],
    ['DELETE', '/api/bet_config/inquire'],
    ['POST', '/api'],
    ['POST', '/somewhere/else'],
    ['GET', '/api/%E0%A4%A'],
  ])('[WIRE-01] %s %s is no call of the player site', async (method, path) => {
    const { url } = await startSite();
    const response = await fetch(url + path, { method });
    expect({ http: response.status, reply: await response.json() }).toEqual(
      inTheClear('unknown-call'),
    );
  });

  test('[WIRE-01] a back-office call exists at the back-office', async () => {
    const { page } = await startSite({ site: 'backoffice' });
    expect(await page.call('log/inquire')).toMatchObject(inTheClear('sign-in-required'));
  });
});

test.each([
  ['took too long', new ReadTooSlow('slow'), 200, 'narrow-the-filter'],
  ['found no connection free', new NoReaderFree('full'), 503, 'office-busy'],
])(
  '[LOG-28, ACC-80] a search of the office that %s is answered with advice',
  async (_, error, http, code) => {
    const handlers = {
      'log/inquire': async () => {
        throw error;
      },
    };
    const { page } = await startSite({ site: 'backoffice', tokens, handlers });
    expect(await page.call('log/inquire', {}, bearer(token.clerk))).toMatchObject({
      http,
      reply: { status: 0, code },
    });
  },
);

describe('bodies', () => {
  test.each([
    ['no body', ''],
    ['no JSON', '{"data":'],
    ['no object', '"data"'],
    ['null', 'null'],
    ['no data field', '{"date":"AAAA"}'],
    ['data is no text', '{"data":[1]}'],
    ['not base64', '{"data":"***"}'],
    ['the other alphabet', `{"data":"${'-_'.repeat(30)}"}`],
    ['too short for a nonce and a tag', '{"data":"AAAA"}'],
    ['random bytes', `{"data":"${Buffer.alloc(90, 7).toString('base64')}"}`],
  ])('[WIRE-05] a body that is no encrypted message: %s', async (_what, body) => {
    const { page } = await startSite();
    expect(await page.send('bet_config/inquire', body)).toMatchObject(
      inTheClear('envelope-broken'),
    );
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    '[WIRE-05] content of type %s is not read',
    async (type) => {
      const { page } = await startSite({ handlers: bettingIsOpen });
      const body = page.encrypt('bet_config/checkout_no_bet', pageFields());
      const sent = await page.send('bet_config/checkout_no_bet', body, { 'content-type': type });
      expect(sent).toMatchObject(inTheClear('envelope-broken'));
    },
  );

  test('[WIRE-08] a body over the limit of its call is refused', async () => {
    const { page } = await startSite();
    const body = page.encrypt('log/add', { content: 'x'.repeat(70_000) });
    expect(await page.send('log/add', body)).toMatchObject(inTheClear('body-too-large'));
  });

  test.each([
    ['no JSON', '{"pc_mobile":'],
    ['a list', '[]'],
    ['a text', '"pc_mobile"'],
    ['no page fields', '{}'],
    ['an unknown screen', '{"pc_mobile":3,"timezone":3}'],
    ['a screen as text', '{"pc_mobile":"1","timezone":3}'],
    ['a time zone beyond the date line', '{"pc_mobile":1,"timezone":15}'],
    ['no time zone', '{"pc_mobile":1,"timezone":null}'],
    ['no time', '{"pc_mobile":1,"timezone":3}'],
    ['a time as text', '{"pc_mobile":1,"timezone":3,"sent_at":"2026-11-18T06:00:00Z"}'],
    ['a prototype', '{"pc_mobile":1,"timezone":3,"sent_at":0,"__proto__":{"admin":true}}'],
    ['a spelled-out prototype', '{"pc_mobile":1,"timezone":3,"\\u005f_proto__":{}}'],
    ['a constructor', '{"pc_mobile":1,"timezone":3,"a":{"constructor":{"prototype":{}}}}'],
  ])('[WIRE-09] an opened body that is wrong: %s', async (_what, text) => {
    const { page } = await startSite({ handlers: bettingIsOpen });
    const body = page.encrypt('bet_config/checkout_no_bet', text);
    const { http, reply } = await page.send('bet_config/checkout_no_bet', body);
    expect({ http, reply }).toEqual(inTheClear('parameter-invalid'));
  });

  const minutes = 60_000;
  test.each([
    ['five minutes old', -5 * minutes, 'answered'],
    ['five minutes early', 5 * minutes, 'answered'],
    ['a moment older', -5 * minutes - 1, 'refused'],
    ['a moment earlier', 5 * minutes + 1, 'refused'],
    ['of 1970', Number.NEGATIVE_INFINITY, 'refused'],
  ])('[WIRE-38] a request that is %s is %s', async (_what, awayMs, expected) => {
    const clock = createFakeClock();
    const { page } = await startSite({ handlers: bettingIsOpen, clock });
    const now = clock.now().getTime();
    const sent_at = Math.max(0, now + awayMs);
    const { http, reply } = await page.call('bet_config/checkout_no_bet', { sent_at });
    const refused = { status: 0, code: 'clock-off', values: { server_time: now } };
    expect({ http, reply }).toMatchObject({
      http: 200,
      reply: expected === 'answered' ? { status: 1 } : refused,
    });
  });

  test('[WIRE-38] what one bearer encrypted is broken when another sends it', async () => {
    const { page } = await startSite({ handlers: bettingIsOpen, tokens });
    const [mine, theirs] = [token.player, token.guest].map((one) => ({
      authorization: `Bearer ${one}`,
    }));
    const call = 'bet_config/checkout_no_bet';
    const body = page.encrypt(call, pageFields(), mine);
    expect(await page.send(call, body, mine)).toMatchObject({ http: 200, reply: { status: 1 } });
    for (const headers of [theirs, {}]) {
      expect(await page.send(call, body, headers)).toMatchObject(inTheClear('envelope-broken'));
    }
  });

  test('[WIRE-09] the handler learns device and time zone', async () => {
    const contexts: CallContext[] = [];
    const { page } = await startSite({
      handlers: {
        'bet_config/checkout_no_bet': async (_request, context) => {
          contexts.push(context);
          return answer(pause);
        },
      },
    });
    await page.call('bet_config/checkout_no_bet', { pc_mobile: 1, timezone: 5.5 });
    await page.call('bet_config/checkout_no_bet', {}, { locale: 'en-US' });
    expect(contexts).toMatchObject([
      { device: 'desktop', timezoneHours: 5.5, locale: 'sw', address: '127.0.0.1' },
      { device: 'phone', timezoneHours: 3, locale: 'en-US', caller: { kind: 'visitor' } },
    ]);
  });
});

describe('callers', () => {
  test.each([
    ['nobody', undefined, 'subscriber/get_user_info', 'sign-in-required'],
    [
      'an unknown token',
      'unknown-token-0123456789',
      'subscriber/get_user_info',
      'sign-in-required',
    ],
    ['no token at all', 'x', 'subscriber/get_user_info', 'sign-in-required'],
    ['an administrator', token.clerk, 'subscriber/get_user_info', 'sign-in-required'],
  ] as const)('[WIRE-10] %s is no player', async (_who, text, call, code) => {
    const { page } = await startSite({ tokens });
    const sent = await page.call(call, {}, text === undefined ? {} : bearer(text));
    expect(sent).toMatchObject(inTheClear(code));
  });

  test('[WIRE-10] a player is known by the token', async () => {
    const seen: Caller[] = [];
    const { page } = await startSite({
      tokens,
      handlers: {
        'subscriber/get_user_info': async (_request, { caller }) => {
          seen.push(caller);
          return refuseWith('login-failed');
        },
      },
    });
    await page.call('subscriber/get_user_info', {}, bearer(token.player));
    expect(seen).toEqual([tokens[token.player]]);
  });

  test.each([
    ['a visitor', undefined, 'sign-in-required'],
    ['a player', token.player, 'sign-in-required'],
    ['an administrator without the node', token.guest, 'permission-denied'],
  ] as const)('[WIRE-11] %s may not read the log', async (_who, text, code) => {
    const { page } = await startSite({ tokens, site: 'backoffice' });
    const sent = await page.call('log/inquire', {}, text === undefined ? {} : bearer(text));
    expect(sent).toMatchObject(inTheClear(code));
  });

  test('[WIRE-11, WIRE-15] an administrator with the node gets a page and its count', async () => {
    const { page } = await startSite({
      tokens,
      site: 'backoffice',
      handlers: { 'log/inquire': async () => answerPage([], 41) },
    });
    const { reply } = await page.call('log/inquire', {}, bearer(token.clerk));
    expect(reply).toEqual({ status: 1, content: [], count: 41 });
  });
});

describe('budgets', () => {
  const signIn = { phone: '0712345678', password: 'a'.repeat(64) };
  const login = { 'subscriber/login': async () => refuseWith('login-failed') };

  test('[WIRE-12] visitors of an address share ten times the budget of one caller', async () => {
    // A tenth of every budget, so that 21 calls show what 201 would.
    const { page } = await startSite({ handlers: login, rateLimitFactor: 0.1 });
    const sent = await Promise.all(
      Array.from({ length: 21 }, () => page.call('subscriber/login', signIn)),
    );
    const refused = sent.filter(({ http }) => http === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject(inTheClear('too-many-requests'));
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('[WIRE-12] a signed-in caller has a budget of its own', async () => {
    const { page } = await startSite({ handlers: login, tokens });
    const sent = await Promise.all(
      Array.from({ length: 21 }, () => page.call('subscriber/login', signIn, bearer(token.player))),
    );
    expect(sent.filter(({ http }) => http === 429)).toHaveLength(1);
    expect(await page.call('subscriber/login', signIn)).toMatchObject({ http: 200 });
  });

  test('[WIRE-12] calls are counted per address before anything is opened', async () => {
    const counted: string[] = [];
    const { page } = await startSite({
      floodLimit: {
        refuse: (address) => {
          counted.push(address);
          return 9;
        },
      },
    });
    const sent = await page.send('bet_config/inquire', 'no envelope at all');
    expect(sent).toMatchObject(inTheClear('too-many-requests'));
    expect(sent.headers.get('retry-after')).toBe('9');
    expect(counted).toEqual(['127.0.0.1']);
  });
});
