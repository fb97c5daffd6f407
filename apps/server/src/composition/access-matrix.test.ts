import type { CallDefinition, CallerRule, Site } from '@kipute/contract/call';
import type { ErrorCode } from '@kipute/contract/errors';
import { shippedNodes } from '@kipute/contract/permission-nodes';
import { callsAtSite, registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RawPage } from '../platform/http/fixtures/raw-page.ts';
import { startTestSite, type TestSite } from '../platform/http/fixtures/test-site.ts';
import { type Caller, type Handlers, refuseWith } from '../platform/http/handler.ts';
import { roles } from '../seed/roles.ts';

/** Every call of the registry, made by everybody there is, over the real pipeline. */
const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(registry);

const everything = shippedNodes.map(({ path }) => path);
const nodesOf = (code: string): ReadonlySet<string> => {
  const plan = roles.find((role) => role.code === code);
  if (!plan) throw new Error(`no shipped role ${code}`);
  return new Set(plan.nodes === 'all' ? everything : plan.nodes);
};

const longAgo = new Date(0);
const always = new Date(8.64e15);
const seated = (code: string) => ({ nodes: nodesOf(code), provenUntil: always });
const manager = { kind: 'administrator', administratorId: 5n, token: '' } as const;

const callers = {
  visitor: { kind: 'visitor' },
  player: { kind: 'player', playerId: 7n, token: '' },
  'super-administrator': { ...manager, ...seated('super-administrator') },
  'platform-administrator': { ...manager, ...seated('platform-administrator') },
  default: { ...manager, ...seated('default') },
  'no role at all': { ...manager, nodes: new Set(), provenUntil: always },
  agent: { kind: 'agent', playerId: 8n, token: '', ...seated('agent') },
  'an agent with every node': {
    ...{ kind: 'agent', playerId: 8n, token: '', ...seated('super-administrator') },
  },
  'without an authenticator': {
    ...{ ...manager, ...seated('super-administrator'), obstacle: 'bind-authenticator' },
  },
  'with a password to change': {
    ...{ ...manager, ...seated('super-administrator'), obstacle: 'change-password' },
  },
  'without a recent proof': {
    ...{ ...manager, nodes: nodesOf('super-administrator'), provenUntil: longAgo },
  },
} as const satisfies Record<string, Caller>;
type Who = keyof typeof callers;

const tokenOf = (who: Who) => `matrix-${Object.keys(callers).indexOf(who)}-0123456789`;

type Verdict = 'served' | ErrorCode;
type OfficeRule = Extract<CallerRule, { kind: 'administrator' }>;

/** What each rule promises, said apart from the code that keeps it. */
function promised({ caller: rule }: CallDefinition, who: Who): Verdict {
  switch (rule.kind) {
    case 'anyone':
      return 'served';
    case 'player':
      return who === 'player' ? 'served' : 'sign-in-required';
    case 'office':
      return who === 'visitor' || who === 'player' ? 'sign-in-required' : 'served';
    case 'administrator':
      return promisedAtTheOffice(rule, who);
    default:
      throw new Error(`nobody has said who may make a call of the rule ${JSON.stringify(rule)}`);
  }
}

function promisedAtTheOffice({ node, reach, proof }: OfficeRule, who: Who): Verdict {
  switch (who) {
    case 'visitor':
    case 'player':
      return 'sign-in-required';
    case 'without an authenticator':
      return 'authenticator-required';
    case 'with a password to change':
      return 'password-change-required';
    case 'without a recent proof':
      return proof === 'recent' ? 'proof-required' : 'served';
    case 'super-administrator':
      return 'served';
    case 'no role at all':
      return 'permission-denied';
    case 'an agent with every node':
      return reach === 'tree' ? 'served' : 'permission-denied';
    case 'agent':
      return reach === 'tree' && nodesOf('agent').has(node) ? 'served' : 'permission-denied';
    default:
      return nodesOf(who).has(node) ? 'served' : 'permission-denied';
  }
}

const refusals: readonly string[] = [
  'sign-in-required',
  'permission-denied',
  'authenticator-required',
  'password-change-required',
  'proof-required',
] satisfies ErrorCode[];

/** Whatever a handler or a schema says, the caller has come past the gate. */
const verdictOf = (reply: unknown): Verdict => {
  const { code } = reply as { code?: ErrorCode };
  return code !== undefined && refusals.includes(code) ? code : 'served';
};

const sites: Record<Site, { site: TestSite; page: RawPage } | undefined> = {
  player: undefined,
  backoffice: undefined,
};

beforeAll(async () => {
  const handlers = Object.fromEntries(
    calls.map(([name]) => [name, async () => refuseWith('match-unknown')]),
  ) as unknown as Handlers;
  const tokens = Object.fromEntries(
    (Object.keys(callers) as Who[]).map((who) => [tokenOf(who), callers[who]]),
  );
  for (const name of ['player', 'backoffice'] as const) {
    const limits = { rateLimitFactor: 1_000, floodLimit: { refuse: () => undefined } };
    const site = await startTestSite({ site: name, handlers, tokens, ...limits });
    sites[name] = { site, page: await site.openPage() };
  }
});
afterAll(() => Promise.all(Object.values(sites).map((one) => one?.site.close())));

async function verdictAt(site: Site, call: string, who: Who): Promise<Verdict> {
  const headers = who === 'visitor' ? {} : { authorization: `Bearer ${tokenOf(who)}` };
  const sent = await sites[site]?.page.call(call, {}, headers);
  return verdictOf(sent?.reply);
}

/** Calls that mean another one at a site are judged by that one. */
const callsOf = (site: Site) =>
  calls.flatMap(([name, definition]) => {
    const meant = callsAtSite[site][name]?.call;
    const judged: CallDefinition = meant ? registry[meant] : definition;
    return judged.sites.includes(site) ? [[name, judged] as const] : [];
  });

describe('the access matrix', () => {
  const rows = (['player', 'backoffice'] as const).flatMap((site) =>
    (Object.keys(callers) as Who[]).map((who) => ({ site, who })),
  );
  test.each(rows)('[ACC-72] $who at the $site site', async ({ site, who }) => {
    const judged = callsOf(site);
    const met = await Promise.all(
      judged.map(async ([name]) => [name, await verdictAt(site, name, who)] as const),
    );
    expect(Object.fromEntries(met)).toEqual(
      Object.fromEntries(judged.map(([name, call]) => [name, promised(call, who)])),
    );
  });

  test('[ACC-72] every gate is a node of the tree, and stands at the office alone', () => {
    const holes = calls.filter(
      ([, { caller, sites: at }]) =>
        caller.kind === 'administrator' &&
        (!everything.includes(caller.node) || at.includes('player')),
    );
    expect(holes.map(([name]) => name)).toEqual([]);
  });

  test('[ACC-72] what moves money or rights asks for a recent proof', () => {
    const movers =
      /^(manager|role|permission_node)\/(?!inquire|detailed$|nodes|people|usage|access_review)|^subscriber\/(update_balance|update_credit_money|update_virtual_currency|unpinless_google_binding)$|^approval\/decide$|^office_config\/update$/;
    const lax = calls.filter(
      ([name, { caller }]) =>
        movers.test(name) && !(caller.kind === 'administrator' && caller.proof === 'recent'),
    );
    expect(lax.map(([name]) => name)).toEqual([]);
  });
});
