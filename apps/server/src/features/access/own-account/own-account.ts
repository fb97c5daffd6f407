import { ok, type Result, refuse } from '@kipute/domain/result';
import type { OfficeCaller, SignedInAdministrator } from '../../../platform/http/handler.ts';
import { setPassword } from '../administrators/administrator-store.ts';
import type { OfficeRules, Visit } from '../ports.ts';
import { hashToken, markProven } from '../sessions/session-store.ts';
import { type EndSessions, personBehind } from '../sessions/sessions.ts';
import {
  findSelf,
  ownerOf,
  type SelfDeps,
  type SelfRefusal,
  type ShownSecrets,
  verifySelf,
} from './verify-self.ts';

export type OwnAccountDeps = SelfDeps & {
  readonly officeRules: () => OfficeRules;
  readonly announceRevoked: EndSessions['announceRevoked'];
  readonly endOtherSessions: EndSessions['endOtherSessions'];
};

const MINUTE_MS = 60_000;

type Proof = {
  readonly caller: OfficeCaller;
  readonly shown: ShownSecrets;
  readonly visit: Visit;
};

/** Who sits there shows it again: with a code where there is an authenticator (ACC-42). */
export async function proveSelf(
  deps: OwnAccountDeps,
  { caller, shown, visit }: Proof,
): Promise<Result<{ readonly provenUntil: Date }, SelfRefusal>> {
  const { database, clock, officeRules, announceRevoked } = deps;
  const self = await findSelf(deps, caller);
  const demanded = self.administrator?.totpSecretSealed ? 'code' : 'password';
  // A page that shows the other one has not guessed.
  if (shown[demanded] === undefined) {
    return refuse(demanded === 'code' ? 'code-wrong' : 'password-wrong');
  }
  const verdict = await verifySelf(deps, self, { shown, demanded: [demanded], visit });
  if (verdict !== 'right') return refuse(verdict);
  const now = clock.now();
  await database.transact(async (tx) => {
    const tokenHash = hashToken(caller.token);
    await markProven(tx, tokenHash, now);
    // Not over, but no process may go on with what it remembers of it.
    announceRevoked(tx, { of: 'token', tokenHash: tokenHash.toString('hex') });
  });
  return ok({ provenUntil: new Date(now.getTime() + officeRules().proofMinutes * MINUTE_MS) });
}

type PasswordChange = {
  readonly caller: SignedInAdministrator;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly visit: Visit;
};

/** In the order they are checked. */
export type OwnPasswordRefusal = SelfRefusal | 'unchanged';

export async function changeOwnPassword(
  deps: OwnAccountDeps,
  { caller, oldPassword, newPassword, visit }: PasswordChange,
): Promise<Result<null, OwnPasswordRefusal>> {
  const { database, passwords } = deps;
  const self = await findSelf(deps, caller);
  const shown = { password: oldPassword };
  const verdict = await verifySelf(deps, self, { shown, demanded: ['password'], visit });
  if (verdict !== 'right') return refuse(verdict);
  // One that had to be changed was shown to somebody else.
  if (oldPassword === newPassword) return refuse('unchanged');
  const passwordHash = await passwords.hash(newPassword);
  const user = { kind: 'administrator', id: caller.administratorId } as const;
  const isChanged = await database.transact(async (tx) => {
    const seenHash = self.passwordHash ?? null;
    if (!(await setPassword(tx, user.id, { passwordHash, seenHash }))) return false;
    await deps.endOtherSessions(tx, user, { keptToken: caller.token });
    await deps.recordActivity(tx, {
      ...{ type: 'password-change', source: 'backoffice', user, subject: user },
      ...{ content: '', ...visit },
    });
    return true;
  });
  return isChanged ? ok(null) : refuse('password-wrong');
}

type Ending = {
  readonly caller: OfficeCaller;
  readonly id: string | undefined;
  readonly visit: Visit;
};

/** Answers how many ended; the one that asks goes on. */
export function endOwnSessions(
  { database, endOtherSessions, recordActivity }: OwnAccountDeps,
  { caller, id, visit }: Ending,
): Promise<number> {
  const owner = ownerOf(caller);
  const user = personBehind(owner);
  return database.transact(async (tx) => {
    const ended = await endOtherSessions(tx, owner, { keptToken: caller.token, id });
    const content = `${ended} elsewhere`;
    if (ended > 0) {
      await recordActivity(tx, { type: 'sign-out', source: 'backoffice', user, content, ...visit });
    }
    return ended;
  });
}
