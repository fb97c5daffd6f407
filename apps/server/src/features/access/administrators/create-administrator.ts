import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import { insertAdministrator } from './administrator-store.ts';
import { findRoleId } from './role-store.ts';

type NewAdministrator = {
  readonly account: string;
  readonly name: string;
  /** 255…; where the house writes to when something about the account is odd. */
  readonly phone: string | null;
  readonly roleCode: string;
  /** The salted hash a page would send. */
  readonly password: string;
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
      passwordHash: await passwords.hash(password),
      createdAt: clock.now(),
    });
    return id === undefined ? refuse('account-taken') : ok({ id });
  };
}
