import { invariant } from '@kipute/domain/invariant';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeCaller } from '../../../platform/http/handler.ts';
import {
  type Administrator,
  findAdministrator,
  takeTotpStep,
} from '../administrators/administrator-store.ts';
import type { AgentPasswordHash, RecordActivity, SessionOwner, Visit } from '../ports.ts';
import { personBehind } from '../sessions/sessions.ts';
import type { GuardRefusal, GuardSignIn } from '../sign-in/guard-sign-in.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import { type SecretCipher, totpStepOf } from '../sign-in/totp.ts';

/** What somebody who is signed in shows to prove that they still sit there. */
export type ShownSecrets = {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
};

/** In the order they are checked. */
export type SelfRefusal = GuardRefusal | 'password-wrong' | 'code-wrong';

/** The kept secrets of who is signed in. Agents have the player's password and no authenticator. */
export type Self = {
  readonly owner: SessionOwner;
  readonly passwordHash: string | undefined;
  readonly administrator: Administrator | undefined;
};

export type SelfDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly totpSecrets: SecretCipher;
  readonly guardSignIn: GuardSignIn;
  readonly recordActivity: RecordActivity;
  readonly agentPasswordHash: AgentPasswordHash;
};

export const ownerOf = (caller: OfficeCaller): SessionOwner =>
  caller.kind === 'agent'
    ? { kind: 'agent', id: caller.playerId }
    : { kind: 'administrator', id: caller.administratorId };

export async function findSelf(deps: SelfDeps, caller: OfficeCaller): Promise<Self> {
  const owner = ownerOf(caller);
  if (owner.kind === 'agent') {
    const passwordHash = await deps.agentPasswordHash(owner.id);
    return { owner, passwordHash, administrator: undefined };
  }
  const administrator = await findAdministrator(deps.database.read, owner.id);
  invariant(administrator, 'a signed-in administrator exists');
  return { owner, passwordHash: administrator.passwordHash ?? undefined, administrator };
}

/** `code`: one of the bound authenticator; nobody is asked for one who has none. */
export type Demanded = 'password' | 'code';

/**
 * Checks what is demanded, in that order. Guarded like a sign-in and counted apart from it: whoever
 * finds a desk open must not guess here, and cannot lock the owner out at the door (ACC-18).
 */
export async function verifySelf(
  deps: SelfDeps,
  self: Self,
  proof: { readonly shown: ShownSecrets; readonly demanded: readonly Demanded[]; visit: Visit },
): Promise<'right' | SelfRefusal> {
  const { owner } = self;
  const { shown, demanded, visit } = proof;
  let wrong: 'password-wrong' | 'code-wrong' = 'password-wrong';
  const account = `own ${owner.kind}:${owner.id}`;
  const attempt = { account, address: visit.address, from: 'session' } as const;
  const verdict = await deps.guardSignIn(attempt, async () => {
    for (const secret of demanded) {
      wrong = `${secret}-wrong`;
      const isRight = await checks[secret](deps, self, shown);
      if (isRight !== true) return isRight;
    }
    return true;
  });
  if (verdict === 'passed') return 'right';
  if (verdict !== 'wrong') return verdict;
  await deps.database.transact((tx) =>
    deps.recordActivity(tx, {
      ...{ type: 'login-refused', source: 'backoffice', user: personBehind(owner) },
      ...{ content: 'own account', ...visit },
    }),
  );
  return wrong;
}

type Check = (deps: SelfDeps, self: Self, shown: ShownSecrets) => Promise<boolean | 'overloaded'>;

const checks: Readonly<Record<Demanded, Check>> = {
  password: ({ passwords }, { passwordHash }, { password = '' }) =>
    passwords.matches(passwordHash, password),
  code: async ({ database, clock, totpSecrets }, { administrator }, { code = '' }) => {
    if (!administrator?.totpSecretSealed) return true;
    const { id, totpSecretSealed } = administrator;
    const step = await totpStepOf(totpSecrets.decrypt(totpSecretSealed), code, clock.now());
    return step !== undefined && (await database.transact((tx) => takeTotpStep(tx, id, step)));
  },
};
