import { invariant } from '@kipute/domain/invariant';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SecretBox } from '../sign-in/sealed-secret.ts';
import { newTotpSecret } from '../sign-in/totp.ts';
import { findAdministrator, setTotpSecret } from './administrator-store.ts';

export type BindTotp = (
  tx: Transaction,
  administratorId: bigint,
) => Promise<{ readonly secret: string; readonly uri: string }>;

/** From now on this administrator needs a code. The secret is answered once and kept sealed. */
export function createBindTotp(totpSecrets: SecretBox): BindTotp {
  return async (tx, administratorId) => {
    const administrator = await findAdministrator(tx, administratorId);
    invariant(administrator, 'an administrator who binds an authenticator exists');
    const made = newTotpSecret(administrator.account);
    await setTotpSecret(tx, administratorId, totpSecrets.seal(made.secret));
    return made;
  };
}
