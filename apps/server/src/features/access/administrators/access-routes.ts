import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { OfficeRules } from '../ports.ts';
import { obstacleOf } from '../sessions/authenticate.ts';
import type { EndSessions } from '../sessions/sessions.ts';
import { type GuardRefusal, refuseGuarded } from '../sign-in/guard-sign-in.ts';
import { type Administrator, findAdministrator, type LookedNode } from './administrator-store.ts';
import type { AdministratorSignInRefusal, SignInAdministrator } from './sign-in-administrator.ts';

export type AccessRoutes = HandlersFor<
  'subscriber/adminlogin' | 'subscriber/subscriber_info' | 'subscriber/sign_out'
>;

type RouteDeps = {
  readonly database: Database;
  readonly signInAdministrator: SignInAdministrator;
  readonly signOut: EndSessions['signOut'];
  readonly officeRules: () => OfficeRules;
};

const refusalOnTheWire = {
  wrong: 'admin-login-failed',
  forbidden: 'admin-login-forbidden',
} as const satisfies Record<Exclude<AdministratorSignInRefusal, GuardRefusal>, ErrorCode>;

export function accessRoutes(deps: RouteDeps): AccessRoutes {
  const { database, signInAdministrator, signOut, officeRules } = deps;
  return {
    'subscriber/adminlogin': async (
      { account, password, code },
      { address, userAgent, locale },
    ) => {
      if (account === '' || password === '') return refuseWith('admin-login-empty');
      const credentials = { account, password, code };
      const result = await signInAdministrator(credentials, { address, userAgent });
      if (!result.ok) {
        const { refusal } = result;
        return refusal === 'wrong' || refusal === 'forbidden'
          ? refuseWith(refusalOnTheWire[refusal])
          : refuseGuarded(refusal, 'admin-login-locked');
      }
      const { token, administrator } = result.value;
      return answer({ token, user_info: officePersonView(administrator, officeRules(), locale) });
    },
    'subscriber/subscriber_info': async (_, { caller, locale }) => {
      if (caller.kind === 'agent') return refuseWith('permission-denied');
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
    google_binding: hasAuthenticator ? 1 : 0,
    obstacle:
      obstacleOf({ kind: 'administrator', hasAuthenticator, mustChangePassword }, rules) ?? null,
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
