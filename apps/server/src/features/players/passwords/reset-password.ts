import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Access, GuardRefusal, Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Codes } from '../codes/prove-code.ts';
import type { WriteToPlayer } from '../message-choices/write-to-player.ts';
import { normalisePhone } from '../phone.ts';
import { findPlayerByPhone, type Player, replacePassword } from '../player-store.ts';
import { ownPasswordAccount, passwordAccount } from '../signing-in/sign-in-by-password.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';

type NewPassword = {
  readonly phone: string;
  readonly code: string;
  /** The salted hash a page sends. */
  readonly password: string;
};

/** In the order they are checked. */
export type ResetRefusal = GuardRefusal | 'code-wrong' | 'disabled';

export type ResetPassword = (
  request: NewPassword,
  visit: Visit,
) => Promise<Result<null, ResetRefusal>>;

export type ResetDeps = {
  readonly database: Database;
  readonly codes: Codes;
  readonly access: Pick<Access, 'passwords' | 'endSessionsOf' | 'forgiveSignIns'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly clock: Clock;
  readonly writeToPlayer: WriteToPlayer;
};

export function createResetPassword(deps: ResetDeps): ResetPassword {
  const { database, codes, access } = deps;
  return async ({ phone: typed, code, password }, visit) => {
    const phone = normalisePhone(typed);
    const typedCode = { phone: phone ?? typed, purpose: 'reset-password', code } as const;
    const proof = await codes.prove(typedCode, visit.address);
    if (typeof proof === 'object' || proof === 'crowded') return refuse(proof);
    const player = phone === undefined ? undefined : await findPlayerByPhone(database.read, phone);
    if (proof !== 'right' || !player) return refuse('code-wrong');
    if (player.disabled) return refuse('disabled');

    const passwordHash = await access.passwords.hash(password);
    const isReset = await database.transact(async (tx) => {
      if (!(await codes.spend(tx, typedCode))) return false;
      await setPassword(deps, tx, { player, passwordHash, visit });
      return true;
    });
    return isReset ? ok(null) : refuse('code-wrong');
  };
}

type Reset = { readonly player: Player; readonly passwordHash: string; readonly visit: Visit };

/** Whoever had the old password is out, and the owner may come in at once. */
async function setPassword(
  { access, audit, clock, writeToPlayer }: ResetDeps,
  tx: Transaction,
  { player, passwordHash, visit: { address, userAgent } }: Reset,
): Promise<void> {
  const user = { kind: 'player', id: player.id } as const;
  await replacePassword(tx, player.id, { passwordHash });
  await access.endSessionsOf(tx, user);
  await access.forgiveSignIns(tx, passwordAccount(player.phone));
  await access.forgiveSignIns(tx, ownPasswordAccount(player.phone));
  await audit.record(tx, {
    type: 'password-reset',
    source: 'player',
    user,
    content: '',
    address,
    userAgent,
  });
  await tellOfNewPassword(writeToPlayer, tx, { playerId: player.id, at: clock.now() });
}
