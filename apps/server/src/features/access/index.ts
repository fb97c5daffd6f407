import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Authenticate } from '../../platform/http/handler.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import { type AccessRoutes, accessRoutes } from './administrators/access-routes.ts';
import {
  findAdministrator,
  findAdministratorByAccount,
} from './administrators/administrator-store.ts';
import type { Agents } from './administrators/agents-at-the-office.ts';
import {
  administratorCreator,
  type BindTotp,
  type CreateAdministrator,
  createBindTotp,
} from './administrators/create-administrator.ts';
import { createEnsureRoles, type EnsureRoles } from './administrators/ensure-roles.ts';
import {
  createAcceptInvitation,
  createInviteAdministrator,
  type InviteAdministrator,
} from './administrators/invitations.ts';
import { createSignInAdministrator } from './administrators/sign-in-administrator.ts';
import { type OwnAccountRoutes, ownAccountRoutes } from './own-account/own-account-routes.ts';
import type { AgentPasswordHash, OfficeRules, RecordActivity, SignInLimits } from './ports.ts';
import { createSessionCache, type SessionCache } from './sessions/authenticate.ts';
import {
  createEndSessions,
  createListSessions,
  createOpenSession,
  type EndSessions,
  type ListSessions,
  type OpenSession,
} from './sessions/sessions.ts';
import {
  type ClearFailedSignIns,
  createClearFailedSignIns,
  createGuardSignIn,
  type GuardSignIn,
} from './sign-in/guard-sign-in.ts';
import { createPasswords, type Passwords } from './sign-in/passwords.ts';
import { createSecretCipher } from './sign-in/totp.ts';

export { administratorOnNewNetwork, type NewNetwork } from './access-events.ts';
export { type Addresses, createAddresses } from './addresses/addresses.ts';
export { openOffice } from './addresses/change-rules.ts';
export type { Agents } from './administrators/agents-at-the-office.ts';
export {
  couldSitAt,
  namesOfAdministrators,
  nodesOfAdministrator,
} from './administrators/colleagues.ts';
export type { RolePlan } from './administrators/ensure-roles.ts';
export { rightsRevision } from './administrators/rights-revision.ts';
export type { Visit } from './ports.ts';
export { hashToken } from './sessions/session-store.ts';
export { type GuardRefusal, refuseGuarded } from './sign-in/guard-sign-in.ts';
export { newPassword, sentPassword } from './sign-in/handed-password.ts';

export type AccessDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly pepper: string;
  readonly recordActivity: RecordActivity;
  readonly limits: () => SignInLimits;
  readonly officeRules: () => OfficeRules;
  /** Asked when somebody comes, as players stand above; without it nobody is an agent. */
  readonly agents?: () => Agents;
  /** Left out where no agent signs in. */
  readonly agentPasswordHash?: AgentPasswordHash;
  /** How a wrong sign-in is slowed down; only tests replace it. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};

export type Access = {
  readonly authenticate: Authenticate;
  readonly noteActivity: SessionCache['noteActivity'];
  readonly writeActivity: SessionCache['writeActivity'];
  readonly onRevoked: SessionCache['onRevoked'];
  readonly expiryOf: SessionCache['expiryOf'];
  readonly passwords: Passwords;
  readonly guardSignIn: GuardSignIn;
  readonly clearFailedSignIns: ClearFailedSignIns;
  readonly openSession: OpenSession;
  readonly listSessions: ListSessions;
  readonly endSessionsOf: EndSessions['endSessionsOf'];
  readonly endOtherSessions: EndSessions['endOtherSessions'];
  readonly whyEnded: EndSessions['whyEnded'];
  /** Whoever's rights changed is asked for anew at the next call, in every process. */
  readonly announceRevoked: EndSessions['announceRevoked'];
  readonly ensureRoles: EnsureRoles;
  readonly createAdministrator: CreateAdministrator;
  readonly inviteAdministrator: InviteAdministrator;
  readonly hasAdministrator: (account: string) => Promise<boolean>;
  readonly bindTotp: BindTotp;
  /** Undefined when the administrator has no phone on record. */
  readonly phoneOfAdministrator: (id: bigint) => Promise<string | undefined>;
  readonly routes: AccessRoutes & OwnAccountRoutes;
  readonly close: () => Promise<void>;
};

export function createAccess(deps: AccessDeps): Access {
  const { database, clock, pepper } = deps;
  const passwords = createPasswords(pepper);
  const totpSecrets = createSecretCipher(pepper, 'authenticator secrets');
  const guardSignIn = createGuardSignIn(deps);
  const openSession = createOpenSession(clock);
  const listSessions = createListSessions(deps);
  const clearFailedSignIns = createClearFailedSignIns(pepper);
  const cache = createSessionCache(deps);
  const ending = createEndSessions({ ...deps, cache });
  const parts = { ...deps, ...ending, passwords, totpSecrets, guardSignIn, clearFailedSignIns };
  const signInAdministrator = createSignInAdministrator({ ...parts, openSession });
  const acceptInvitation = createAcceptInvitation(parts);
  const { agentPasswordHash = async () => undefined } = deps;
  return {
    authenticate: cache.authenticate,
    noteActivity: cache.noteActivity,
    writeActivity: cache.writeActivity,
    onRevoked: cache.onRevoked,
    expiryOf: cache.expiryOf,
    ...{ passwords, guardSignIn, clearFailedSignIns, openSession, listSessions },
    endSessionsOf: ending.endSessionsOf,
    endOtherSessions: ending.endOtherSessions,
    whyEnded: ending.whyEnded,
    announceRevoked: ending.announceRevoked,
    ensureRoles: createEnsureRoles(ending),
    createAdministrator: administratorCreator(clock, passwords),
    inviteAdministrator: createInviteAdministrator(clock),
    hasAdministrator: async (account) =>
      (await findAdministratorByAccount(database.read, account)) !== undefined,
    bindTotp: createBindTotp(totpSecrets),
    phoneOfAdministrator: async (id) =>
      (await findAdministrator(database.read, id))?.phone ?? undefined,
    routes: {
      ...accessRoutes({ ...parts, signInAdministrator }),
      ...ownAccountRoutes({ ...parts, agentPasswordHash, listSessions, acceptInvitation }),
    },
    close: cache.close,
  };
}
