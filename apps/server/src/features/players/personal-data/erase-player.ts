import type { Transaction } from '../../../platform/database/database.ts';
import type { CodeHashes } from '../codes/code-hashes.ts';
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
