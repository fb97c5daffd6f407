import type { ErrorCode } from '@kipute/contract/errors';
import type { CallContent } from '@kipute/contract/registry';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type AcceptInvitation, findInvitation } from '../administrators/invitations.ts';
import type { Visit } from '../ports.ts';
import type { ListSessions } from '../sessions/sessions.ts';
import { type GuardRefusal, refuseGuarded } from '../sign-in/guard-sign-in.ts';
import {
  type AuthenticatorDeps,
  type BindRefusal,
  offerAuthenticator,
  proveOffer,
  type UnbindRefusal,
  unbindAuthenticator,
} from './authenticator.ts';
import {
  changeOwnPassword,
  endOwnSessions,
  type OwnAccountDeps,
  type OwnPasswordRefusal,
  proveSelf,
} from './own-account.ts';
import { ownerOf } from './verify-self.ts';

export type OwnAccountRoutes = HandlersFor<
  | 'subscriber/get_google_binding'
  | 'subscriber/validation_google_binding'
  | 'subscriber/remove_own_binding'
  | 'subscriber/update_own_password'
  | 'subscriber/own_sessions'
  | 'subscriber/end_own_sessions'
  | 'subscriber/prove'
  | 'subscriber/invitation'
  | 'subscriber/accept_invitation'
>;

type RouteDeps = OwnAccountDeps &
  AuthenticatorDeps & {
    readonly listSessions: ListSessions;
    readonly acceptInvitation: AcceptInvitation;
  };

type OwnRefusal = BindRefusal | UnbindRefusal | OwnPasswordRefusal;

const refusalOnTheWire = {
  'password-wrong': 'password-wrong',
  'code-wrong': 'authenticator-code-wrong',
  'offer-over': 'authenticator-offer-over',
  demanded: 'authenticator-demanded',
  unchanged: 'password-unchanged',
} as const satisfies Record<Exclude<OwnRefusal, GuardRefusal>, ErrorCode>;

const refuseOwn = (refusal: OwnRefusal) =>
  typeof refusal === 'object' || refusal === 'overloaded'
    ? refuseGuarded(refusal, 'own-attempts-locked')
    : refuseWith(refusalOnTheWire[refusal]);

const visitOf = ({ address, userAgent }: Visit): Visit => ({ address, userAgent });

export function ownAccountRoutes(deps: RouteDeps): OwnAccountRoutes {
  return { ...authenticatorRoutes(deps), ...sessionRoutes(deps), ...invitationRoutes(deps) };
}

function authenticatorRoutes(deps: RouteDeps) {
  return {
    'subscriber/get_google_binding': async (shown, { caller, ...context }) => {
      // Agents sign in as the players they are, who have no authenticator.
      if (caller.kind === 'agent') return refuseWith('permission-denied');
      const result = await offerAuthenticator(deps, { caller, shown, visit: visitOf(context) });
      if (!result.ok) return refuseOwn(result.refusal);
      const { secret, uri, expiresAt } = result.value;
      return answer({ secret, uri, expires_at: expiresAt.toISOString() });
    },
    'subscriber/validation_google_binding': async (shown, { caller, ...context }) => {
      if (caller.kind === 'agent') return refuseWith('permission-denied');
      const result = await proveOffer(deps, { caller, shown, visit: visitOf(context) });
      return result.ok ? answer({ google_binding: 1 }) : refuseOwn(result.refusal);
    },
    'subscriber/remove_own_binding': async (shown, { caller, ...context }) => {
      if (caller.kind === 'agent') return refuseWith('permission-denied');
      const result = await unbindAuthenticator(deps, { caller, shown, visit: visitOf(context) });
      return result.ok ? answer({ google_binding: 0 }) : refuseOwn(result.refusal);
    },
  } satisfies Partial<OwnAccountRoutes>;
}

function sessionRoutes(deps: RouteDeps) {
  return {
    'subscriber/update_own_password': async (request, { caller, ...context }) => {
      // A player's password is changed at the players' address.
      if (caller.kind === 'agent') return refuseWith('permission-denied');
      const { old_password: oldPassword, new_password: newPassword } = request;
      const change = { caller, oldPassword, newPassword, visit: visitOf(context) };
      const result = await changeOwnPassword(deps, change);
      return result.ok ? answer(null) : refuseOwn(result.refusal);
    },
    'subscriber/own_sessions': async (_, { caller }) => {
      const { token } = caller;
      const sessions = await deps.listSessions(deps.database.office, ownerOf(caller), token);
      return answer(sessions.map(sessionView));
    },
    'subscriber/end_own_sessions': async ({ id }, { caller, ...context }) =>
      answer({ ended: await endOwnSessions(deps, { caller, id, visit: visitOf(context) }) }),
    'subscriber/prove': async (shown, { caller, ...context }) => {
      const result = await proveSelf(deps, { caller, shown, visit: visitOf(context) });
      if (!result.ok) return refuseOwn(result.refusal);
      return answer({ proven_until: result.value.provenUntil.toISOString() });
    },
  } satisfies Partial<OwnAccountRoutes>;
}

function invitationRoutes({ database, clock, acceptInvitation }: RouteDeps) {
  return {
    'subscriber/invitation': async ({ token }) => {
      const invited = await findInvitation(database.read, token, clock.now());
      if (!invited) return refuseWith('link-spent');
      const { account, name, expiresAt } = invited;
      return answer({ account, name, expires_at: expiresAt.toISOString() });
    },
    'subscriber/accept_invitation': async ({ token, password }, { address, userAgent }) => {
      const result = await acceptInvitation({ token, password }, { address, userAgent });
      return result.ok ? answer(null) : refuseWith('link-spent');
    },
  } satisfies Partial<OwnAccountRoutes>;
}

type ListedSession = Awaited<ReturnType<ListSessions>>[number];

function sessionView(one: ListedSession): CallContent<'subscriber/own_sessions'>[number] {
  return {
    id: one.id,
    user_agent: one.userAgent,
    network: one.network,
    opened_at: one.openedAt.toISOString(),
    expires_at: one.expiresAt.toISOString(),
    seen_at: one.seenAt.toISOString(),
    current: one.isCurrent ? 1 : 0,
  };
}
