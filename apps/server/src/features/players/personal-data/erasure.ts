import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Access, GuardRefusal, Visit } from '../../access/index.ts';
import type { CodeHashes } from '../codes/code-store.ts';
import { findPlayer } from '../player-store.ts';
import { ownPasswordAccount } from '../signing-in/sign-in.ts';
import { askOnce, withdrawRequest } from './erasure-store.ts';
import type { PausedPhones } from './paused-phones.ts';

type Erasure = {
  readonly playerId: bigint;
  readonly phone: string;
  /** While a break of the player's lasts, the phone is not taken anew. */
  readonly pausedUntil: Date | undefined;
  readonly administratorId: bigint;
  readonly note: string;
  readonly erasedAt: Date;
};

export type ErasePlayer = (tx: Transaction, erasure: Erasure) => Promise<void>;

type EraseDeps = { readonly pausedPhones: PausedPhones; readonly codeHashes: CodeHashes };

/** No password has this hash. */
const NO_PASSWORD = 'erased';

const nobody = {
  name: '',
  passwordHash: NO_PASSWORD,
  gender: 0,
  mail: '',
  birthDate: null,
  location: '',
  job: '',
  signedInAt: null,
  registerNetwork: '',
  loginNetwork: '',
  disabled: true,
} as const;

/** Everything in this feature's tables that tells who the player was; consents stay (PDP-10). */
export function playerEraser({ pausedPhones, codeHashes }: EraseDeps): ErasePlayer {
  return async (tx, { playerId, phone, pausedUntil, ...erasure }) => {
    await pausedPhones.lock(tx, phone);
    if (pausedUntil) await pausedPhones.remember(tx, phone, pausedUntil);
    await tx
      .updateTable('player')
      .set({ ...nobody, phone: `erased ${playerId}` })
      .where('id', '=', playerId)
      .execute();
    await tx.deleteFrom('playerDevice').where('playerId', '=', playerId).execute();
    await tx.deleteFrom('payerPhone').where('playerId', '=', playerId).execute();
    await tx.deleteFrom('messageChoice').where('playerId', '=', playerId).execute();
    // Old SMS lead nowhere.
    await tx.deleteFrom('offerExit').where('playerId', '=', playerId).execute();
    await tx
      .deleteFrom('verificationCode')
      .where('phoneHash', '=', codeHashes.ofPhone(phone))
      .execute();
    await tx
      .insertInto('erasure')
      .values({ playerId, ...erasure })
      .execute();
  };
}

/** In the order they are checked. */
type ErasureRefusal = GuardRefusal | 'wrong';

type Asker = { readonly playerId: bigint; readonly password: string };

/** Answers since when it is asked for. */
type AskForErasure = (asker: Asker, visit: Visit) => Promise<Result<Date, ErasureRefusal>>;

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
    return ok(await database.transact((tx) => askOnce(tx, { playerId, askedAt, network })));
  };
}

type KeepMe = (playerId: bigint, visit: Visit) => Promise<void>;

/** No password: whoever keeps somebody else's data has taken nothing from them. */
export function createKeepMe({ database, clock }: ErasureDeps): KeepMe {
  return async (playerId, { address }) => {
    const withdrawal = {
      playerId,
      withdrawnAt: clock.now(),
      network: networkOfAddress(address),
    };
    await database.transact((tx) => withdrawRequest(tx, withdrawal));
  };
}
