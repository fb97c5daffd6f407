import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { EndSessions } from '../sessions/sessions.ts';
import { type GuardRefusal, refuseGuarded } from '../sign-in/guard-sign-in.ts';
import { type Administrator, findAdministrator } from './administrator-store.ts';
import type { AdministratorSignInRefusal, SignInAdministrator } from './sign-in-administrator.ts';

export type AccessRoutes = HandlersFor<
  'subscriber/adminlogin' | 'subscriber/subscriber_info' | 'subscriber/sign_out'
>;

type RouteDeps = {
  readonly database: Database;
  readonly signInAdministrator: SignInAdministrator;
  readonly signOut: EndSessions['signOut'];
};

const refusalOnTheWire = {
  wrong: 'admin-login-failed',
  forbidden: 'admin-login-forbidden',
} as const satisfies Record<Exclude<AdministratorSignInRefusal, GuardRefusal>, ErrorCode>;

export function accessRoutes({ database, signInAdministrator, signOut }: RouteDeps): AccessRoutes {
  return {
    'subscriber/adminlogin': async (
      { account, password, code },
      { address, userAgent, locale },
    ) => {
      const credentials = { account, password, code };
      const result = await signInAdministrator(credentials, { address, userAgent });
      if (!result.ok) {
        const { refusal } = result;
        return refusal === 'wrong' || refusal === 'forbidden'
          ? refuseWith(refusalOnTheWire[refusal])
          : refuseGuarded(refusal, 'admin-login-locked');
      }
      const { token, administrator } = result.value;
      return answer({ token, user_info: administratorView(administrator, locale) });
    },
    'subscriber/subscriber_info': async (_, { caller, locale }) => {
      const administrator = await findAdministrator(database.read, caller.administratorId);
      invariant(administrator, 'a signed-in administrator exists');
      return answer({ token: caller.token, user_info: administratorView(administrator, locale) });
    },
    'subscriber/sign_out': async (_, { caller, address, userAgent }) => {
      if (caller.kind !== 'visitor') {
        await database.transact((tx) => signOut(tx, caller.token, { address, userAgent }));
      }
      return answer(null);
    },
  };
}

type AdministratorInfo = CallContent<'subscriber/adminlogin'>['user_info'];

function administratorView(one: Administrator, locale: Locale): AdministratorInfo {
  return {
    id: one.id.toString(),
    account: one.account,
    name: one.name,
    role: textIn(locale, { sw: one.roleNameSw, en: one.roleNameEn }),
    nodes: [...one.nodes],
    google_binding: one.totpSecretSealed ? 1 : 0,
  };
}
