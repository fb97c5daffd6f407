import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Access, GuardRefusal, Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { WriteToPlayer } from '../message-choices/write-to-player.ts';
import { findPlayer, replacePassword } from '../player-store.ts';
import { ownPasswordAccount } from '../signing-in/sign-in-by-password.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';

type PasswordChange = {
  readonly playerId: bigint;
  /** Of the session that stays open. */
  readonly token: string;
  readonly oldPassword: string;
  readonly newPassword: string;
};

/** In the order they are checked. */
export type ChangeRefusal = GuardRefusal | 'wrong';

export type ChangePassword = (
  change: PasswordChange,
  visit: Visit,
) => Promise<Result<null, ChangeRefusal>>;

export type ChangeDeps = {
  readonly database: Database;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn' | 'endOtherSessions'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly clock: Clock;
  readonly writeToPlayer: WriteToPlayer;
};

export function createChangePassword(deps: ChangeDeps): ChangePassword {
  const { database, access, audit, clock } = deps;
  return async ({ playerId, token, oldPassword, newPassword }, { address, userAgent }) => {
    const player = await findPlayer(database.read, playerId);
    invariant(player, 'a signed-in player exists');
    // Guarded as well: who found a phone lying open must not guess the password here.
    const account = ownPasswordAccount(player.phone);
    const verdict = await access.guardSignIn({ account, address, from: 'session' }, () =>
      access.passwords.matches(player.passwordHash, oldPassword),
    );
    if (verdict !== 'passed') return refuse(verdict);

    const passwordHash = await access.passwords.hash(newPassword);
    const user = { kind: 'player', id: playerId } as const;
    const isChanged = await database.transact(async (tx) => {
      const replacement = { passwordHash, seenHash: player.passwordHash };
      if (!(await replacePassword(tx, playerId, replacement))) return false;
      await access.endOtherSessions(tx, user, { keptToken: token });
      await audit.record(tx, {
        type: 'password-change',
        source: 'player',
        user,
        content: '',
        address,
        userAgent,
      });
      await tellOfNewPassword(deps.writeToPlayer, tx, { playerId, at: clock.now() });
      return true;
    });
    return isChanged ? ok(null) : refuse('wrong');
  };
}
