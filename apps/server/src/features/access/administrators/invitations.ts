import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import type { RecordActivity, Visit } from '../ports.ts';
import { hashToken, newToken } from '../sessions/session-store.ts';
import type { EndSessions } from '../sessions/sessions.ts';
import type { ClearFailedSignIns } from '../sign-in/guard-sign-in.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import { setPassword } from './administrator-store.ts';
import { signInAccount } from './sign-in-administrator.ts';

/**
 * One-time links: who holds the token sets the password of one administrator. Only its hash is
 * kept, so that whoever reads the database cannot use a link that is under way.
 */
const INVITATION_HOURS = 24;
const HOUR_MS = 3_600_000;

type NewInvitation = {
  readonly administratorId: bigint;
  /** Null when the house itself made it. */
  readonly madeBy: bigint | null;
};

type Invitation = { readonly token: string; readonly expiresAt: Date };

/** This is the only moment the token exists here in the clear. Older links of theirs are over. */
export type InviteAdministrator = (
  tx: Transaction,
  invitation: NewInvitation,
) => Promise<Invitation>;

export function createInviteAdministrator(clock: Clock): InviteAdministrator {
  return async (tx, { administratorId, madeBy }) => {
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + INVITATION_HOURS * HOUR_MS);
    const token = newToken();
    await tx
      .updateTable('administratorInvitation')
      .set({ expiresAt: madeAt })
      .where('administratorId', '=', administratorId)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', madeAt)
      .execute();
    await tx
      .insertInto('administratorInvitation')
      .values({ tokenHash: hashToken(token), administratorId, madeBy, madeAt, expiresAt })
      .execute();
    return { token, expiresAt };
  };
}

type Invited = {
  readonly administratorId: bigint;
  readonly account: string;
  readonly name: string;
  readonly expiresAt: Date;
};

/** Undefined once it was used, is too old, or its person may not come in. */
export function findInvitation(
  reader: Reader,
  token: string,
  now: Date,
): Promise<Invited | undefined> {
  return reader
    .selectFrom('administratorInvitation as invitation')
    .innerJoin('administrator', 'administrator.id', 'invitation.administratorId')
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('administrator.disabled', '=', false)
    .select(['administratorId', 'account', 'name', 'expiresAt'])
    .executeTakeFirst();
}

/** False when another request used it first. */
async function spendInvitation(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('administratorInvitation')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('administratorId')
    .executeTakeFirst();
  return spent !== undefined;
}

export type AcceptInvitation = (
  invitation: { readonly token: string; readonly password: string },
  visit: Visit,
) => Promise<Result<null, 'link-spent'>>;

type AcceptDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly recordActivity: RecordActivity;
  readonly endSessionsOf: EndSessions['endSessionsOf'];
  readonly clearFailedSignIns: ClearFailedSignIns;
};

export function createAcceptInvitation(deps: AcceptDeps): AcceptInvitation {
  const { database, clock, passwords } = deps;
  return async ({ token, password }, visit) => {
    // Looked up first: a stranger without a link must not make us hash.
    const invited = await findInvitation(database.read, token, clock.now());
    if (!invited) return refuse('link-spent');
    const passwordHash = await passwords.hash(password);
    const isSet = await database.transact(async (tx) => {
      if (!(await spendInvitation(tx, token, clock.now()))) return false;
      const user = { kind: 'administrator', id: invited.administratorId } as const;
      await setPassword(tx, user.id, { passwordHash });
      await deps.endSessionsOf(tx, user);
      await deps.clearFailedSignIns(tx, signInAccount(invited.account));
      await deps.recordActivity(tx, {
        ...{ type: 'password-reset', source: 'backoffice', user, subject: user },
        ...{ content: 'one-time link', ...visit },
      });
      return true;
    });
    return isSet ? ok(null) : refuse('link-spent');
  };
}
