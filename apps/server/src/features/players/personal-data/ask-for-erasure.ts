import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Access, GuardRefusal, Visit } from '../../access/index.ts';
import { findPlayer } from '../player-store.ts';
import { ownPasswordAccount } from '../signing-in/sign-in-by-password.ts';
import { erasureAskedAt, insertErasureRequest } from './erasure-store.ts';

/** In the order they are checked. */
type ErasureRefusal = GuardRefusal | 'wrong';

type Asker = { readonly playerId: bigint; readonly password: string };

/** Answers when it was asked for first. */
export type AskForErasure = (asker: Asker, visit: Visit) => Promise<Result<Date, ErasureRefusal>>;

export type ErasureDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn'>;
};

export function createAskForErasure({ database, clock, access }: ErasureDeps): AskForErasure {
  return async ({ playerId, password }, { address }) => {
    const player = await findPlayer(database.read, playerId);
    invariant(player, 'a signed-in player exists');
    // Guarded as well: who found a phone lying open must not guess the password here.
    const account = ownPasswordAccount(player.phone);
    const verdict = await access.guardSignIn({ account, address, from: 'session' }, () =>
      access.passwords.matches(player.passwordHash, password),
    );
    if (verdict !== 'passed') return refuse(verdict);

    const askedAt = clock.now();
    const network = networkOfAddress(address);
    const isFirst = await database.transact((tx) =>
      insertErasureRequest(tx, { playerId, askedAt, network }),
    );
    if (isFirst) return ok(askedAt);
    const before = await erasureAskedAt(database.read, playerId);
    invariant(before, 'a refused request has one that came before it');
    return ok(before);
  };
}
