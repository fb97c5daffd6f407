import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { OfficeRules } from '../ports.ts';
import { obstacleOf } from '../sessions/authenticate.ts';
import type { EndSessions } from '../sessions/sessions.ts';
import { type GuardRefusal, refuseGuarded } from '../sign-in/guard-sign-in.ts';
import {
  type Administrator,
  findAdministrator,
  findAdministratorByAccount,
  type LookedNode,
} from './administrator-store.ts';
import {
  type AgentDeps,
  type Agents,
  findAgent,
  noAgents,
  type SeatedAgent,
  signInAgent,
} from './agents-at-the-office.ts';
import { rightsRevision } from './rights-revision.ts';
import {
  ACCOUNT,
  type AdministratorSignInRefusal,
  type SignInAdministrator,
} from './sign-in-administrator.ts';

export type AccessRoutes = HandlersFor<
  'subscriber/adminlogin' | 'subscriber/subscriber_info' | 'subscriber/sign_out'
>;

type RouteDeps = {
  readonly database: Database;
  readonly signInAdministrator: SignInAdministrator;
  readonly signOut: EndSessions['signOut'];
  readonly officeRules: () => OfficeRules;
  readonly agents?: () => Agents;
};

const refusalOnTheWire = {
  wrong: 'admin-login-failed',
  forbidden: 'admin-login-forbidden',
} as const satisfies Record<Exclude<AdministratorSignInRefusal, GuardRefusal>, ErrorCode>;

export function accessRoutes(deps: RouteDeps): AccessRoutes {
  const { database, signInAdministrator, signOut, officeRules, agents = () => noAgents } = deps;
  const agentDeps = { database, agents };
  return {
    'subscriber/adminlogin': async (
      { account, password, code },
      { address, userAgent, locale },
    ) => {
      if (account === '' || password === '') return refuseWith('admin-login-empty');
      if (await isAgents(agentDeps, account)) {
        const visit = { address, userAgent };
        const entered = await signInAgent(agentDeps, { account, password }, visit);
        if (!entered.ok) return refuseSignIn(entered.refusal);
        const { token, agent } = entered.value;
        return answer({ token, user_info: agentView(agent, officeRules(), locale) });
      }
      const credentials = { account, password, code };
      const result = await signInAdministrator(credentials, { address, userAgent });
      if (!result.ok) return refuseSignIn(result.refusal);
      const { token, administrator } = result.value;
      return answer({ token, user_info: officePersonView(administrator, officeRules(), locale) });
    },
    'subscriber/subscriber_info': async (_, { caller, locale }) => {
      if (caller.kind === 'agent') {
        const agent = await findAgent(agentDeps, caller.playerId);
        if (!agent) return refuseWith('sign-in-required');
        return answer({ token: caller.token, user_info: agentView(agent, officeRules(), locale) });
      }
      const administrator = await findAdministrator(database.read, caller.administratorId);
      invariant(administrator, 'a signed-in administrator exists');
      const user_info = officePersonView(administrator, officeRules(), locale);
      return answer({ token: caller.token, user_info });
    },
    'subscriber/sign_out': async (_, { caller, address, userAgent }) => {
      if (caller.kind !== 'visitor') {
        await database.transact((tx) => signOut(tx, caller.token, { address, userAgent }));
      }
      return answer(null);
    },
  };
}

/** Agents' accounts are phones; an administrator whose account looks like one comes first. */
async function isAgents({ database, agents }: AgentDeps, account: string): Promise<boolean> {
  if (!agents().isPhone(account)) return false;
  if (!ACCOUNT.test(account)) return true;
  return (await findAdministratorByAccount(database.read, account)) === undefined;
}

function refuseSignIn(refusal: AdministratorSignInRefusal) {
  return refusal === 'wrong' || refusal === 'forbidden'
    ? refuseWith(refusalOnTheWire[refusal])
    : refuseGuarded(refusal, 'admin-login-locked');
}

type OfficePerson = CallContent<'subscriber/adminlogin'>['user_info'];

function officePersonView(one: Administrator, rules: OfficeRules, locale: Locale): OfficePerson {
  const hasAuthenticator = one.totpSecretSealed !== null;
  const { mustChangePassword } = one;
  return {
    id: one.id.toString(),
    kind: 'administrator',
    account: one.account,
    name: one.name,
    role: textIn(locale, { sw: one.roleNameSw, en: one.roleNameEn }),
    nodes: one.nodes.map((node) => nodeView(node, locale)),
    rights: rightsRevision(one.nodes.map(({ path }) => path)),
    google_binding: hasAuthenticator ? 1 : 0,
    obstacle:
      obstacleOf({ kind: 'administrator', hasAuthenticator, mustChangePassword }, rules) ?? null,
    idle_minutes: rules.idleMinutes,
  };
}

/** The office shows no whole phone, the agent's own included. */
function agentView(one: SeatedAgent, rules: OfficeRules, locale: Locale): OfficePerson {
  const { mustChangePassword } = one;
  const hasAuthenticator = false;
  return {
    id: one.id.toString(),
    kind: 'agent',
    account: maskedPhone(one.phone),
    name: one.name,
    role: textIn(locale, { sw: one.roleNameSw, en: one.roleNameEn }),
    nodes: one.nodes.map((node) => nodeView(node, locale)),
    rights: rightsRevision(one.nodes.map(({ path }) => path)),
    google_binding: 0,
    obstacle: obstacleOf({ kind: 'agent', hasAuthenticator, mustChangePassword }, rules) ?? null,
    idle_minutes: rules.idleMinutes,
  };
}

function nodeView(node: LookedNode, locale: Locale): OfficePerson['nodes'][number] {
  return {
    path: node.path,
    parent: node.parent,
    name: textIn(locale, { sw: node.nameSw, en: node.nameEn }),
    kind: node.type === 1 ? 'route' : 'button',
    icon: node.icon,
    sort: node.sort,
    show_at_top: node.showAtTop ? 1 : 0,
  };
}
