import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Access, GuardRefusal, Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Codes } from '../codes/prove-code.ts';
import { readPhone } from '../phone.ts';
import { findPlayerByPhone, type Player } from '../player-store.ts';
import { deviceOf } from './device-store.ts';
import { type PlayerVisit, type SessionDeps, startSession } from './start-session.ts';

type PlayerCredentials = { readonly phone: string; readonly password: string };

/** In the order they are checked. */
export type PlayerSignInRefusal = GuardRefusal | 'wrong' | 'disabled';

export type SignedInPlayer = { readonly token: string; readonly player: Player };

export type SignInByPassword = (
  credentials: PlayerCredentials,
  visit: PlayerVisit,
) => Promise<Result<SignedInPlayer, PlayerSignInRefusal>>;

type SignInDeps = SessionDeps & {
  readonly database: Database;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn'>;
};

/** What the guard counts wrong passwords of a phone under. */
export const passwordAccount = (phone: string): string => `player:${phone}`;

/** The same of who is signed in: no stranger can lock this one. */
export const ownPasswordAccount = (phone: string): string => `signed-in-player:${phone}`;

export function createSignInByPassword(deps: SignInDeps): SignInByPassword {
  const { database, access } = deps;
  return async ({ phone: typed, password }, visit) => {
    const phone = readPhone(typed);
    const player = phone === undefined ? undefined : await findPlayerByPhone(database.read, phone);
    const attempt = {
      account: passwordAccount(phone ?? typed),
      address: visit.address,
      from: await deviceOf(database.read, player?.id, visit),
    };
    const verdict = await access.guardSignIn(attempt, () =>
      access.passwords.matches(player?.passwordHash, password),
    );
    if (verdict !== 'passed' && verdict !== 'wrong') return refuse(verdict);
    if (verdict === 'wrong' || !player) {
      await recordRefusedSignIn(deps, player, { visit, source: 'player' });
      return refuse('wrong');
    }
    if (player.disabled) {
      await recordRefusedSignIn(deps, player, { visit, source: 'player' });
      return refuse('disabled');
    }
    const token = await database.transact((tx) =>
      startSession(deps, tx, { player, visit, as: 'player' }),
    );
    return token === undefined ? refuse('wrong') : ok({ token, player });
  };
}

type RefusalDeps = { readonly database: Database; readonly audit: Pick<Audit, 'record'> };

type RefusedSignIn = { readonly visit: Visit; readonly source: 'player' | 'backoffice' };

export async function recordRefusedSignIn(
  { database, audit }: RefusalDeps,
  player: Player | undefined,
  { visit: { address, userAgent }, source }: RefusedSignIn,
): Promise<void> {
  if (!player) return;
  const user = { kind: 'player', id: player.id } as const;
  await database.transact((tx) =>
    audit.record(tx, {
      type: 'login-refused',
      source,
      user,
      content: '',
      address,
      userAgent,
    }),
  );
}

export type SignInByCode = (
  credentials: { readonly phone: string; readonly code: string },
  visit: PlayerVisit,
) => Promise<Result<SignedInPlayer, PlayerSignInRefusal>>;

type CodeSignInDeps = SessionDeps & { readonly database: Database; readonly codes: Codes };

export function createSignInByCode(deps: CodeSignInDeps): SignInByCode {
  const { database, codes } = deps;
  return async ({ phone: typed, code }, visit) => {
    const phone = readPhone(typed);
    const typedCode = { phone: phone ?? typed, purpose: 'login', code } as const;
    const player = phone === undefined ? undefined : await findPlayerByPhone(database.read, phone);
    const proof = await codes.prove(typedCode, visit.address);
    if (typeof proof === 'object' || proof === 'overloaded') return refuse(proof);
    if (proof !== 'right' || !player) {
      await recordRefusedSignIn(deps, player, { visit, source: 'player' });
      return refuse('wrong');
    }
    if (player.disabled) {
      await recordRefusedSignIn(deps, player, { visit, source: 'player' });
      return refuse('disabled');
    }
    const token = await database.transact(async (tx) =>
      (await codes.spend(tx, typedCode))
        ? startSession(deps, tx, { player, visit, as: 'player' })
        : undefined,
    );
    return token === undefined ? refuse('wrong') : ok({ token, player });
  };
}
