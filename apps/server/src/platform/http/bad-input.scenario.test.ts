import { setTimeout as delay } from 'node:timers/promises';
import type { CallDefinition, Site } from '@kipute/contract/call';
import { errorCatalogue } from '@kipute/contract/errors';
import { registry } from '@kipute/contract/registry';
import { hashPassword } from '@kipute/testkit/page-password';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileBodies, hostileTexts } from './fixtures/hostile-bodies.ts';
import { openRawPage, pageFields, type RawAnswer, type RawPage } from './fixtures/raw-page.ts';

/**
 * Every call of the registry against the whole application on a real database. A call that is
 * added later is tried by itself, because bodies are made from its schema.
 */
const definitions: Readonly<Record<string, CallDefinition>> = registry;
const calls = Object.entries(definitions).flatMap(([name, definition]) =>
  definition.sites.map((site) => ({ name, site, definition })),
);

let world: TestWorld;
const pages = {} as Record<Site, RawPage>;

beforeAll(async () => {
  world = await createTestWorld({ environment: { RATE_LIMIT_FACTOR: '1000', ROLES: 'api' } });
  pages.player = await openPage(world.playerUrl);
  pages.backoffice = await openPage(world.backofficeUrl);
  await openCounting();
});
afterAll(async () => {
  await counting.end();
  await world.close();
});

async function openPage(url: string): Promise<RawPage> {
  const key = await (await fetch(`${url}/envelope-key.json`)).json();
  return openRawPage(url, key as Parameters<typeof openRawPage>[1]);
}

type Headers = Readonly<Record<string, string>>;
const sessions = new Map<string, Headers>();

/** Some calls end the session that makes them, so an old one is tried before it is used. */
async function sessionOf(kind: 'player' | 'administrator'): Promise<Headers> {
  const kept = sessions.get(kind);
  const { page, info, signIn } = doors()[kind];
  if (kept && (await page.call(info, {}, kept)).http === 200) return kept;
  const { call, body } = await signIn();
  const { reply } = await page.call(call, body);
  const { content } = reply as { content: { token: string } };
  const headers = { authorization: `Bearer ${content.token}` };
  sessions.set(kind, headers);
  return headers;
}

function doors() {
  const [player] = world.logins.players;
  const [clerk] = world.logins.administrators;
  if (!player || !clerk) throw new Error('the world is seeded');
  const { phone } = player;
  const { account } = clerk;
  return {
    player: {
      page: pages.player,
      info: 'subscriber/get_user_info',
      signIn: async () => ({
        call: 'subscriber/login',
        body: { phone, password: await hashPassword(phone, player.password) },
      }),
    },
    administrator: {
      page: pages.backoffice,
      info: 'subscriber/subscriber_info',
      signIn: async () => ({
        call: 'subscriber/adminlogin',
        body: { account, password: await hashPassword(account, clerk.password) },
      }),
    },
  };
}

/** Undefined when all is well: a success, or an error as the catalogue has it. */
function complaint({ http, reply }: RawAnswer): string | undefined {
  const { status, code, message } = (reply ?? {}) as Record<string, unknown>;
  if (http === 200 && status === 1) return undefined;
  const known = Object.entries(errorCatalogue).find(([name]) => name === code)?.[1];
  if (!known || known.http >= 500) return `${http} ${JSON.stringify(reply)}`;
  const words = known.sw
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const isSaid = new RegExp(`^${words.join('\\w+')}$`).test(String(message));
  return known.http === http && isSaid ? undefined : `${http} as ${String(code)}`;
}

/** Stale, early, and no time at all. */
const hostileTimes = [0, -1, 1e308, Date.now() - 3_600_000, Date.now() + 3_600_000, null, '0', []];

const AT_ONCE = 16;

type Attempt = () => Promise<RawAnswer>;

/** A machine that is busy may refuse a call for a moment, whatever is in it. */
async function served(attempt: Attempt): Promise<RawAnswer> {
  const answer = await attempt();
  if ((answer.reply as { code?: string } | undefined)?.code !== 'overloaded') return answer;
  await delay(100);
  return served(attempt);
}

async function answersTo(attempts: readonly Attempt[]) {
  const answers: RawAnswer[] = [];
  for (let at = 0; at < attempts.length; at += AT_ONCE) {
    const begun = attempts.slice(at, at + AT_ONCE).map(served);
    answers.push(...(await Promise.all(begun)));
  }
  return answers;
}

const complaintsAbout = (answers: readonly RawAnswer[]) =>
  answers.map(complaint).filter((found) => found !== undefined);

let counting: Client;
let countOfAll: string;

/** Last uses, seals, sums and runs are written now and then, whatever is called meanwhile. */
const writtenByClocks =
  /^(node_use|activity_seal|activity_unsealed|statistics_\w+|job_run|bet_refusal_count)$/;

/** One statement for all tables: it is asked twice for every call there is. */
async function openCounting(): Promise<void> {
  counting = new Client({ connectionString: world.databaseUrl });
  await counting.connect();
  const { rows } = await counting.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const written = rows.filter(({ name }) => !writtenByClocks.test(name));
  const counts = written.map(({ name }) => `(select count(*) from "${name}") as "${name}"`);
  countOfAll = `select ${counts.join(', ')}`;
}

const rowsInAllTables = async () => (await counting.query(countOfAll)).rows;

describe.each(calls)('$name at the $site site', ({ name, site, definition }) => {
  test('[WIRE-20] no body makes it fail', async () => {
    const { kind } = definition.caller;
    const headers =
      kind === 'anyone' ? {} : await sessionOf(kind === 'player' ? kind : 'administrator');
    const page = pages[site];
    const attempts = [
      ...hostileBodies(definition.input).map((body) => () => page.call(name, body, headers)),
      ...hostileTimes.map((sent_at) => () => page.call(name, { sent_at }, headers)),
      ...hostileTexts().map(
        (text) => () => page.send(name, page.encrypt(name, text, headers), headers),
      ),
    ];
    expect(complaintsAbout(await answersTo(attempts))).toEqual([]);
  });

  test('[WIRE-20] no caller makes it fail', async () => {
    const [player, clerk] = [await sessionOf('player'), await sessionOf('administrator')];
    const strangers: Headers[] = [
      {},
      { authorization: '' },
      { authorization: 'Basic Zm9vOmJhcg==' },
      { authorization: 'Bearer' },
      { authorization: `Bearer ${'x'.repeat(43)}` },
      { authorization: `Bearer ${'x'.repeat(4000)}` },
      { authorization: `${player.authorization}x` },
    ];
    const attempts = [...strangers, player, clerk].map(
      (headers) => () => pages[site].call(name, {}, headers),
    );
    const answers = await answersTo(attempts);
    expect(complaintsAbout(answers)).toEqual([]);
    if (definition.caller.kind === 'anyone') return;
    const refused = answers.slice(0, strangers.length);
    expect(new Set(refused.map(({ http }) => http))).toEqual(new Set([401]));
  });

  test('[WIRE-20] no envelope makes it fail, and a broken one writes nothing', async () => {
    const page = pages[site];
    const whole = page.encrypt(name, pageFields());
    const before = await rowsInAllTables();
    const brokenBodies = [
      '',
      '{}',
      '[]',
      'null',
      '{"data":null}',
      '{"data":""}',
      '{"data":"AAAA"}',
      whole.slice(0, -6),
      whole.replace('{"data":"', '{"data":"AAAA'),
      page.encrypt('another/call', pageFields()),
      page.encrypt(name, pageFields(), { authorization: `Bearer ${'x'.repeat(43)}` }),
      JSON.stringify({ data: 'A'.repeat(definition.bodyLimitBytes) }),
    ];
    const brokenHeaders = ['', 'x', 'k', `${page.header}x`, page.header.slice(2), 'k.'.repeat(400)];
    const answers = await answersTo([
      ...brokenBodies.map((body) => () => page.send(name, body)),
      ...brokenHeaders.map((header) => () => page.send(name, whole, { 'x-envelope-key': header })),
    ]);
    expect(answers.map(complaint)).toEqual(answers.map(() => undefined));
    const codes = new Set(answers.map(({ reply }) => (reply as { code: string }).code));
    expect([...codes].toSorted()).toEqual([
      'body-too-large',
      'envelope-broken',
      'envelope-key-unknown',
    ]);
    expect(await rowsInAllTables()).toEqual(before);
  });
});
