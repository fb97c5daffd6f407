import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Access } from '../../access/index.ts';
import { normalisePhone } from '../phone.ts';
import { findPlayerByPhone, type Player } from '../player-store.ts';
import { type LetInDeps, letPlayerIn, type PlayerVisit } from './let-player-in.ts';
import { recordRefusedSignIn } from './record-refused-sign-in.ts';

type PlayerCredentials = { readonly phone: string; readonly password: string };

/** In the order they are checked. */
export type PlayerSignInRefusal = 'locked' | 'wrong' | 'disabled';

export type SignedInPlayer = { readonly token: string; readonly player: Player };

export type SignInByPassword = (
  credentials: PlayerCredentials,
  visit: PlayerVisit,
) => Promise<Result<SignedInPlayer, PlayerSignInRefusal>>;

export type SignInDeps = LetInDeps & {
  readonly database: Database;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn'>;
};

/** What the guard counts wrong passwords of a phone under. */
export const passwordAccount = (phone: string): string => `player:${phone}`;

export function createSignInByPassword(deps: SignInDeps): SignInByPassword {
  const { database, access } = deps;
  return async ({ phone: typed, password }, visit) => {
    const phone = normalisePhone(typed);
    const player = phone === undefined ? undefined : await findPlayerByPhone(database.read, phone);
    const attempt = { account: passwordAccount(phone ?? typed), address: visit.address };
    const verdict = await access.guardSignIn(attempt, () =>
      access.passwords.matches(player?.passwordHash, password),
    );
    if (verdict === 'locked') return refuse('locked');
    if (verdict === 'wrong' || !player) {
      await recordRefusedSignIn(deps, player, visit);
      return refuse('wrong');
    }
    if (player.disabled) {
      await recordRefusedSignIn(deps, player, visit);
      return refuse('disabled');
    }
    const token = await database.transact((tx) => letPlayerIn(deps, tx, { player, visit }));
    return token === undefined ? refuse('wrong') : ok({ token, player });
  };
}
