import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Codes } from '../codes/prove-code.ts';
import { normalisePhone } from '../phone.ts';
import { findPlayerByPhone } from '../player-store.ts';
import { type LetInDeps, letPlayerIn, type PlayerVisit } from './let-player-in.ts';
import { recordRefusedSignIn } from './record-refused-sign-in.ts';
import type { PlayerSignInRefusal, SignedInPlayer } from './sign-in-by-password.ts';

export type SignInByCode = (
  credentials: { readonly phone: string; readonly code: string },
  visit: PlayerVisit,
) => Promise<Result<SignedInPlayer, PlayerSignInRefusal>>;

type CodeSignInDeps = LetInDeps & { readonly database: Database; readonly codes: Codes };

export function createSignInByCode(deps: CodeSignInDeps): SignInByCode {
  const { database, codes } = deps;
  return async ({ phone: typed, code }, visit) => {
    const phone = normalisePhone(typed);
    const typedCode = { phone: phone ?? typed, purpose: 'login', code } as const;
    const player = phone === undefined ? undefined : await findPlayerByPhone(database.read, phone);
    const proof = await codes.prove(typedCode, visit.address);
    if (typeof proof === 'object' || proof === 'crowded') return refuse(proof);
    if (proof !== 'right' || !player) {
      await recordRefusedSignIn(deps, player, visit);
      return refuse('wrong');
    }
    if (player.disabled) {
      await recordRefusedSignIn(deps, player, visit);
      return refuse('disabled');
    }
    const token = await database.transact(async (tx) =>
      (await codes.spend(tx, typedCode)) ? letPlayerIn(deps, tx, { player, visit }) : undefined,
    );
    return token === undefined ? refuse('wrong') : ok({ token, player });
  };
}
