import { signatureOf } from '@kipute/provider-protocols/casino/signature';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The casino's doors, with whatever anybody, or a provider gone mad, may send to them. */
let world: TestWorld;
let database: Client;
const CLOSED_ADDRESS = 'http://127.0.0.1:9';
const KEY = 'a key that the provider has as well';
beforeAll(async () => {
  const casino = { CASINO_URL: CLOSED_ADDRESS, CASINO_KEY: KEY };
  const aviator = { AVIATOR_URL: CLOSED_ADDRESS, AVIATOR_KEY: KEY };
  world = await createTestWorld({
    environment: { RATE_LIMIT_FACTOR: '1000', ROLES: 'api', ...casino, ...aviator },
  });
  database = new Client({ connectionString: world.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const odd = ['__proto__', 'constructor', 'toString', '%00', '%F0%9F%92%B8', '%E0%A4%A', '..', ''];
const calls = {
  'kipute-studio': ['authenticate', 'balance', 'debit', 'credit', 'rollback', 'reward'],
  anga: ['auth', 'info', 'withdraw', 'deposit', 'rollback'],
} as const;
const doors = Object.entries(calls).flatMap(([provider, names]) =>
  names.map((call) => `${provider}/${call}`),
);
const addresses = [
  ...doors,
  ...odd.flatMap((word) => [`kipute-studio/${word}`, `${word}/debit`, `${word}/${word}`]),
];
const methods = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
const contentTypes = ['application/json', 'text/xml', 'nonsense', 'multipart/form-data'];

const played = { player: '1', transaction: 'd1', round: 'r1', game: 'mikeka', session: 's1' };
const moved = {
  ...{ user_id: '1', currency: 'TZS', provider: 'anga', provider_tx_id: 'd1', game: 'aviator' },
  ...{ action_id: 'r1', session_token: 's1', user_token: 'u1', platform: 'mobile' },
};
/** As they are meant, one for each call. */
const meant = [
  { launch: 'l1', game: 'mikeka' },
  { ...played, amount: 1_000 },
  { ...played, amount: 0, round_closed: true },
  { ...played, target: 'd1' },
  { ...moved, amount: 1_000, action: 'bet' },
  { ...moved, amount: 1_000, action: 'win', withdraw_provider_tx_id: 'd1' },
  { ...moved, amount: 1_000, action: 'rollback', rollback_provider_tx_id: 'd1' },
].map((message) => JSON.stringify(message));

const bodies = [
  ...meant,
  '',
  'null',
  '[]',
  '{}',
  '{"__proto__":{"amount":1}}',
  '{"amount":1e999}',
  '{"player":"\\u0000","round":"\\ud800"}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'é\u0000\u202e💸'.repeat(500),
  'x'.repeat(17 * 1024),
];

type Attempt = {
  readonly address: string;
  readonly method: string;
  readonly body: string;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
};

async function statusOf({ address, method, body, contentType, headers }: Attempt) {
  const isBodied = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(`${world.playerUrl}/callbacks/casino/${address}`, {
    method,
    headers: { 'content-type': contentType, ...headers },
    ...(isBodied && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

let sendings = 0;

/** What is signed is read; each sending anew, so that none is a replay. */
function signed({ address, body, ...attempt }: Attempt): Attempt {
  sendings += 1;
  const seconds = Math.floor(Date.now() / 1_000);
  const time = `${seconds}.${String(sendings).padStart(6, '0')}`;
  const path = `/callbacks/casino/${address}`;
  const signature = signatureOf({ time, path, body }, KEY);
  const of = address.startsWith('anga')
    ? { 'x-spribe-client-ts': time, 'x-spribe-client-signature': signature }
    : { 'x-kipute-time': time, 'x-kipute-signature': signature };
  return { ...attempt, address, body, headers: of };
}

const AT_ONCE = 8;

async function complaintsAbout(attempts: readonly Attempt[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (let at = 0; at < attempts.length; at += AT_ONCE) {
    const asked = attempts.slice(at, at + AT_ONCE).map(async (attempt) => {
      const status = await statusOf(attempt);
      const { method, address, body } = attempt;
      if (status >= 500) found.push(`${status} to ${method} ${address}: ${body.slice(0, 60)}`);
    });
    await Promise.all(asked);
  }
  return found;
}

const everything = addresses.flatMap((address) =>
  bodies.map((body, at) => ({
    ...{ address, body },
    method: methods[at % methods.length] ?? 'POST',
    contentType: contentTypes[at % contentTypes.length] ?? 'text/plain',
  })),
);

test('[CAS-15] no address, method and body makes a door fail', async () => {
  expect(await complaintsAbout(everything)).toEqual([]);
});

test('[CAS-15] nor do messages that are truly signed, and changed before', async () => {
  const attempt = fc.record({
    address: fc.constantFrom(...doors),
    method: fc.constant('POST'),
    contentType: fc.constantFrom(...contentTypes),
    body: fc
      .tuple(fc.constantFrom(...meant), fc.nat(200), fc.nat(20), fc.string({ unit: 'grapheme' }))
      .map(([text, at, length, other]) => text.slice(0, at) + other + text.slice(at + length)),
  });
  const changed = fc.sample(attempt, { seed: 63, numRuns: 400 });
  const whole = doors.flatMap((address) =>
    bodies.map((body) => ({ address, body, method: 'POST', contentType: 'application/json' })),
  );
  expect(await complaintsAbout([...whole, ...changed].map(signed))).toEqual([]);
});

test('[CAS-02, CAS-15] nothing of all that moves money', async () => {
  const { rows } = await database.query<{ transactions: string; rounds: string }>(`
    select (select count(*) from casino_transaction where not is_void) as transactions,
      (select count(*) from casino_round) as rounds`);
  expect(rows).toEqual([{ transactions: '0', rounds: '0' }]);
});
