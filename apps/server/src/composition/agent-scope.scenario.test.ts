import type { CallDefinition } from '@kipute/contract/call';
import { registry } from '@kipute/contract/registry';
import { openPageClient, type PageClient } from '@kipute/testkit/page-client';
import { hashPassword } from '@kipute/testkit/page-password';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginAgentRole, changeSuperior } from '../features/players/index.ts';
import { createDatabase } from '../platform/database/create-database.ts';

/**
 * Every call of the registry as an agent, against the whole application: a call that is added
 * later is tried by itself, and one whose handler forgets the scope fails here.
 */
const definitions: Readonly<Record<string, CallDefinition>> = registry;
const officeCalls = Object.entries(definitions).filter(
  ([, { caller }]) => caller.kind === 'administrator',
);
const reachOf = ({ caller }: CallDefinition) =>
  caller.kind === 'administrator' ? caller.reach : undefined;
const treeCalls = officeCalls.filter(([, definition]) => reachOf(definition) === 'tree');
const otherCalls = officeCalls.filter(([, definition]) => reachOf(definition) !== 'tree');

let world: TestWorld;
let page: PageClient;
/** The agent's own, one below who is an agent as well, and one elsewhere who is one too. */
const ids = { own: '', inside: '', outside: '' };
const NOBODY = '987654321';

beforeAll(async () => {
  world = await createTestWorld({ environment: { ROLES: 'api', RATE_LIMIT_FACTOR: '1000' } });
  const [login] = world.logins.players;
  if (!login) throw new Error('nobody was seeded');
  await plantTrees();
  const account = login.phone;
  const password = await hashPassword(account, login.password);
  const { token } = await openPageClient(world.backofficeUrl).api.subscriber.adminlogin({
    account,
    password,
  });
  page = openPageClient(world.backofficeUrl, { token: () => token });
});
afterAll(() => world.close());

async function plantTrees(): Promise<void> {
  const database = createDatabase({
    ...{ url: world.databaseUrl, poolMax: 1, log: pino({ level: 'silent' }) },
  });
  const rows = await database.read.selectFrom('player').select('id').orderBy('id').execute();
  const [own = 0n, inside = 0n, outside = 0n] = rows.map(({ id }) => id);
  await database.transact((tx) => changeSuperior(tx, inside, own));
  for (const playerId of [own, inside, outside]) {
    await database.transact((tx) => beginAgentRole(tx, { playerId, since: new Date() }));
  }
  await database.close();
  Object.assign(ids, { own: `${own}`, inside: `${inside}`, outside: `${outside}` });
}

type AnyCall = (body: object) => Promise<unknown>;

async function ask(name: string, body: object): Promise<unknown> {
  const [group = '', call = ''] = name.split('/');
  const groups = page.api as unknown as Readonly<Record<string, Record<string, AnyCall>>>;
  try {
    return await groups[group]?.[call]?.(body);
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'CallRejected' && 'code' in fault) {
      return { code: fault.code };
    }
    throw fault;
  }
}

/** By which field a call names whom it is about. */
const idFields = ['user_id', 'agent_id'];
function idFieldOf({ input }: CallDefinition): string {
  const { shape = {} } = input as { shape?: Readonly<Record<string, unknown>> };
  return idFields.find((field) => field in shape) ?? 'none';
}

const rowsOf = (reply: unknown): unknown => (reply as { content?: unknown }).content ?? reply;

describe('an agent and every call of the office', () => {
  test('[AGT-05] there are calls for agents', () => {
    expect(treeCalls.map(([name]) => name)).toEqual(
      expect.arrayContaining(['subscriber/inquire_agent', 'subscriber/get_proxy_user']),
    );
  });

  test.each(treeCalls)('[AGT-05] %s knows the tree', async (name, definition) => {
    const field = idFieldOf(definition);
    expect(idFields).toContain(field);
    const about = (id: string) => ask(name, { [field]: id });
    const missing = await about(NOBODY);
    expect(await about(ids.outside)).toEqual(missing);
    const inside = await about(ids.inside);
    expect(inside).not.toMatchObject({ code: expect.anything() });
    expect(inside).not.toEqual(missing);
    if (!definition.paged) return;
    const everything = JSON.stringify(rowsOf(await ask(name, { [field]: ids.inside })));
    expect(everything).not.toContain(`"id":"${ids.outside}"`);
  });

  test.each(treeCalls.filter(([, { paged, input }]) => paged && input.safeParse({}).success))(
    '[AGT-05] %s without a word lists nobody from elsewhere',
    async (name) => {
      const everything = JSON.stringify(rowsOf(await ask(name, {})));
      expect(everything).toContain(`"${ids.inside}"`);
      expect(everything).not.toContain(`"${ids.outside}"`);
    },
  );

  test.each(otherCalls)('[AGT-05] %s is not for agents', async (name) => {
    expect(await ask(name, {})).toEqual({ code: 'permission-denied' });
  });
});
