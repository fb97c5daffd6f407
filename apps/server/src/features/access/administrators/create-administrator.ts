import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import { newTotpSecret, type SecretCipher } from '../sign-in/totp.ts';
import { findAdministrator, insertAdministrator, setTotpSecret } from './administrator-store.ts';
import { findRoleId } from './role-store.ts';

type NewAdministrator = {
  readonly account: string;
  readonly name: string;
  /** 255…; where the house writes to when something about the account is odd. */
  readonly phone: string | null;
  readonly roleCode: string;
  /** The salted hash a page would send; null for who sets it by a one-time link. */
  readonly password: string | null;
};

type NewAdministratorRefusal = 'role-unknown' | 'account-taken';

export type CreateAdministrator = (
  tx: Transaction,
  administrator: NewAdministrator,
) => Promise<Result<{ readonly id: bigint }, NewAdministratorRefusal>>;

export function administratorCreator(clock: Clock, passwords: Passwords): CreateAdministrator {
  return async (tx, { account, name, phone, roleCode, password }) => {
    const roleId = await findRoleId(tx, roleCode);
    if (roleId === undefined) return refuse('role-unknown');
    const id = await insertAdministrator(tx, {
      account: account.toLowerCase(),
      name,
      phone,
      roleId,
      passwordHash: password === null ? null : await passwords.hash(password),
      createdAt: clock.now(),
    });
    return id === undefined ? refuse('account-taken') : ok({ id });
  };
}

export type BindTotp = (
  tx: Transaction,
  administratorId: bigint,
) => Promise<{ readonly secret: string; readonly uri: string }>;

/** From now on this administrator needs a code. The secret is answered once and kept sealed. */
export function createBindTotp(totpSecrets: SecretCipher): BindTotp {
  return async (tx, administratorId) => {
    const administrator = await findAdministrator(tx, administratorId);
    invariant(administrator, 'an administrator who binds an authenticator exists');
    const made = newTotpSecret(administrator.account);
    await setTotpSecret(tx, administratorId, totpSecrets.encrypt(made.secret));
    return made;
  };
}
